import { mix, multiply, turn } from './color.ts'
import { type Light, lampLights, lights, moods } from './moods.ts'
import type { Random } from './random.ts'
import type { Time } from './scene.ts'

export type Palette = {
  sky: readonly [string, string, string]
  haze: string
  near: string
  sun: string
  leaf: string
  sand: string
  water: string
  /** Clear water over tiles or stones: it stays blue whatever the light. */
  pool: string
  window: string
  /** The glazed blue of the Ishtar gate and the gold of the domes, under the light of the hour. */
  glaze: string
  gold: string
  /** What a thing of this colour looks like outdoors, in the light and in the shade. */
  lit: (color: string) => string
  shaded: (color: string) => string
  /** The same indoors, by lamps. */
  bright: (color: string) => string
  dim: (color: string) => string
  /** Atmospheric perspective: 0 is here, 1 is lost in the haze. */
  air: (color: string, distance: number) => string
}

const glazedBlue = '#1f5fa8'
const brass = '#e0a938'

const toned = (light: Light) => ({
  up: (color: string) => mix(multiply(color, light.bright), light.glow, 0.12),
  down: (color: string) => mix(multiply(color, light.dim), light.shadow, 0.2),
})

export function createPalette(random: Random, time: Time): Palette {
  const mood = random.pick(moods[time])
  const hue = random.between(-9, 9)
  const tuned = (color: string) => turn(color, hue)
  const [zenith, middle, horizon] = mood.sky
  const sky = [tuned(zenith), tuned(middle), tuned(horizon)] as const
  const haze = mix(sky[2], sky[1], random.between(0.3, 0.55))
  const outdoors = toned(lights[time])
  const indoors = toned(lampLights[time])
  return {
    sky,
    haze,
    near: tuned(mood.near),
    sun: mood.sun,
    leaf: tuned(mood.leaf),
    sand: tuned(mood.sand),
    water: mix(sky[0], mood.near, 0.25),
    pool: { dawn: '#4fa6b4', noon: '#35b6c6', dusk: '#2f8aa6', night: '#1c5f8c' }[time],
    window: time === 'noon' ? '#4f8ba6' : time === 'dawn' ? '#ffdf9c' : '#ffc75a',
    glaze: mix(outdoors.up(glazedBlue), glazedBlue, 0.3),
    gold: mix(outdoors.up(brass), brass, 0.45),
    lit: outdoors.up,
    shaded: outdoors.down,
    bright: indoors.up,
    dim: indoors.down,
    air: (color, distance) => mix(color, haze, distance),
  }
}
