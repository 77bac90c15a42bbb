/** It is your turn: a short sound and a notification, if the reader wants them. */
import { settings } from './settings.svelte'
import { sound } from './sound'

export function notice(text: string): void {
  sound('turn')
  if (
    document.hidden &&
    settings.notices &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    new Notification(text, { icon: '/icon.svg', tag: 'kitchentable' })
  }
}
