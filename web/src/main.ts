import { mount } from 'svelte'
import App from './App.svelte'
import './shell/theme.css'
import { settings } from './shell/settings.svelte'
import { words } from './shell/words.svelte'

settings.keep()
await words.load(settings.language)
mount(App, { target: document.getElementById('app')! })
