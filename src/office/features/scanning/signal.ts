import type { AnswerKind } from './answer.ts'

/** Two tones upwards for yes, one for later, two downwards for no: heard without looking. */
const tones: Record<AnswerKind, readonly number[]> = {
  accepted: [660, 990],
  queued: [660, 660],
  refused: [330, 220],
}
const shakes: Record<AnswerKind, number[]> = { accepted: [80], queued: [80, 80, 80], refused: [300, 100, 300] }

const length = 0.14

let context: AudioContext | null = null

/** A browser lets a page be heard only after a press: called by one. */
export function openSound(): void {
  context ??= new AudioContext()
  void context.resume()
}

export function giveSignal(kind: AnswerKind): void {
  navigator.vibrate?.(shakes[kind])
  if (!context) return
  for (const [place, tone] of tones[kind].entries()) {
    const oscillator = context.createOscillator()
    const gain = context.createGain()
    const begin = context.currentTime + place * length
    oscillator.frequency.value = tone
    gain.gain.setValueAtTime(0.25, begin)
    gain.gain.exponentialRampToValueAtTime(0.001, begin + length)
    oscillator.connect(gain).connect(context.destination)
    oscillator.start(begin)
    oscillator.stop(begin + length)
  }
}
