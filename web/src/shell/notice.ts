/** It is your turn: a short sound and a notification, if the reader wants them. */
import { settings } from './settings.svelte'

export function notice(text: string): void {
  if (settings.sound) chime()
  if (
    document.hidden &&
    settings.notices &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    new Notification(text, { icon: '/icon.svg', tag: 'kitchentable' })
  }
}

/** Two soft notes, made here: there is no sound file to load. */
export function chime(): void {
  const context = new AudioContext()
  ;[523.25, 659.25].forEach((pitch, at) => {
    const start = context.currentTime + at * 0.16
    const note = context.createOscillator()
    const volume = context.createGain()
    note.type = 'triangle'
    note.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(0.14, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5)
    note.connect(volume).connect(context.destination)
    note.start(start)
    note.stop(start + 0.55)
  })
  setTimeout(() => void context.close(), 1200)
}
