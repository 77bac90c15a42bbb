/** Our own sounds, made of noise and tones while they play: there is no file to load. */
import type { Sound } from './sound'

/** Where a sound goes, and when it begins, in seconds of its context. */
interface Place {
  out: AudioNode
  at: number
}

interface Tone {
  pitch: number
  /** The pitch at its end; as at the beginning without. */
  to?: number
  type?: OscillatorType
  after?: number
  long: number
  loud: number
}

interface Noise {
  filter: BiquadFilterType
  pitch: number
  to?: number
  sharp?: number
  after?: number
  long: number
  loud: number
}

const QUIET = 0.0001
/** Seconds in which a sound swells, so that it does not click. */
const SWELL = 0.006

/** The loudness of a voice: it swells at once and fades away. */
function fading({ out, at }: Place, long: number, loud: number): GainNode {
  const gain = out.context.createGain()
  gain.gain.setValueAtTime(QUIET, at)
  gain.gain.exponentialRampToValueAtTime(Math.max(loud, 2 * QUIET), at + SWELL)
  gain.gain.exponentialRampToValueAtTime(QUIET, at + long)
  gain.connect(out)
  return gain
}

function tone(
  place: Place,
  { pitch, to = pitch, type = 'sine', after = 0, long, loud }: Tone,
): void {
  const at = place.at + after
  const voice = place.out.context.createOscillator()
  voice.type = type
  voice.frequency.setValueAtTime(pitch, at)
  voice.frequency.exponentialRampToValueAtTime(to, at + long)
  voice.connect(fading({ ...place, at }, long, loud))
  voice.start(at)
  voice.stop(at + long)
}

const HISS = new WeakMap<BaseAudioContext, AudioBuffer>()

/** A second of noise. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const known = HISS.get(context)
  if (known) return known
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = made.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  HISS.set(context, made)
  return made
}

function noise(
  place: Place,
  { filter, pitch, to = pitch, sharp = 1, after = 0, long, loud }: Noise,
): void {
  const at = place.at + after
  const { context } = place.out
  const voice = context.createBufferSource()
  voice.buffer = hiss(context)
  const shape = context.createBiquadFilter()
  shape.type = filter
  shape.Q.value = sharp
  shape.frequency.setValueAtTime(pitch, at)
  shape.frequency.exponentialRampToValueAtTime(to, at + long)
  voice.connect(shape).connect(fading({ ...place, at }, long, loud))
  voice.start(at, Math.random() * Math.max(0, 1 - long), long)
}

/** A knock on wood: a click and the hollow sound below it. */
function knock(place: Place, after: number, pitch: number, loud: number): void {
  noise(place, { filter: 'bandpass', pitch: pitch * 7, sharp: 1.4, after, long: 0.05, loud })
  tone(place, { pitch, to: pitch * 0.7, type: 'triangle', after, long: 0.09, loud: loud * 0.8 })
}

const chord = (
  place: Place,
  pitches: readonly number[],
  apart: number,
  long: number,
  loud: number,
) =>
  pitches.forEach((pitch, at) =>
    tone(place, { pitch, type: 'triangle', after: at * apart, long, loud }),
  )

/** A glass bead: a tone and its overtones, which fade sooner. */
function bead(place: Place, pitch: number, after = 0): void {
  tone(place, { pitch, after, long: 0.7, loud: 0.16 })
  tone(place, { pitch: pitch * 2.76, after, long: 0.35, loud: 0.07 })
  tone(place, { pitch: pitch * 5.4, after, long: 0.12, loud: 0.04 })
}

/** Dice fall on the tray: knocks that follow each other faster and softer. */
function dice(place: Place): void {
  let after = 0
  for (let fall = 0; fall < 9; fall++) {
    knock(place, after, 330 + Math.random() * 240, 0.3 * 0.84 ** fall)
    after += (0.11 - fall * 0.006) * (0.6 + Math.random() * 0.8)
  }
}

const VOICES: Record<Sound, (place: Place) => void> = {
  dice,
  step(place) {
    knock(place, 0, 150, 0.2)
    knock(place, 0.13, 170, 0.16)
    knock(place, 0.26, 155, 0.12)
  },
  push(place) {
    noise(place, { filter: 'lowpass', pitch: 320, to: 520, long: 0.42, loud: 0.3 })
    knock(place, 0.4, 120, 0.16)
  },
  hit(place) {
    noise(place, { filter: 'lowpass', pitch: 2400, to: 300, long: 0.14, loud: 0.5 })
    tone(place, { pitch: 190, to: 55, long: 0.22, loud: 0.5 })
  },
  miss(place) {
    noise(place, { filter: 'bandpass', pitch: 900, to: 3600, sharp: 3, long: 0.2, loud: 0.16 })
  },
  puff(place) {
    noise(place, { filter: 'bandpass', pitch: 500, to: 3800, sharp: 0.7, long: 0.55, loud: 0.26 })
    tone(place, { pitch: 320, to: 1100, long: 0.4, loud: 0.06 })
  },
  heal: (place) => chord(place, [392, 494, 587], 0.09, 0.45, 0.1),
  magic(place) {
    ;[740, 932, 1175, 1480].forEach((pitch, at) =>
      tone(place, { pitch, to: pitch * 1.03, after: at * 0.06, long: 0.4, loud: 0.07 }),
    )
    noise(place, { filter: 'highpass', pitch: 3000, to: 7000, long: 0.4, loud: 0.05 })
  },
  pearl(place) {
    noise(place, { filter: 'bandpass', pitch: 1800, sharp: 0.8, long: 0.16, loud: 0.12 })
    bead(place, 1319, 0.16)
  },
  card(place) {
    noise(place, { filter: 'bandpass', pitch: 1500, to: 4800, sharp: 0.9, long: 0.16, loud: 0.22 })
    knock(place, 0.15, 260, 0.1)
  },
  coin(place) {
    bead(place, 2093)
    bead(place, 2637, 0.09)
  },
  build(place) {
    knock(place, 0, 240, 0.3)
    knock(place, 0.16, 260, 0.3)
    knock(place, 0.32, 210, 0.34)
  },
  flag: (place) => chord(place, [523, 784], 0.12, 0.4, 0.12),
  round: (place) => chord(place, [147, 220, 294, 440], 0, 1.6, 0.1),
  turn: (place) => chord(place, [523, 659], 0.16, 0.5, 0.14),
  won: (place) => chord(place, [523, 659, 784, 1047], 0.14, 0.8, 0.13),
  lost: (place) => chord(place, [440, 349, 294], 0.22, 0.9, 0.12),
}

/** Put a sound into a context: the one that is heard, or one that a test reads. */
export function put(name: Sound, out: AudioNode, at: number): void {
  VOICES[name]({ out, at })
}

let context: AudioContext | null = null
let volume: GainNode | null = null

/** Play a sound in some seconds. Before the reader has touched the page a browser is silent. */
export function play(name: Sound, later: number, loud: number): void {
  context ??= new AudioContext()
  if (!volume) {
    volume = context.createGain()
    volume.connect(context.destination)
  }
  volume.gain.value = loud
  const [playing, out] = [context, volume]
  void playing.resume().then(() => put(name, out, playing.currentTime + Math.max(0, later)))
}
