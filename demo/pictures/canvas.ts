import { createDefinitions, type Definitions } from './definitions.ts'
import { createPalette, type Palette } from './palette.ts'
import { anywhere, type Land, type Place, places, type View } from './place.ts'
import { createRandom, type Random } from './random.ts'
import type { BedKey, Scene, Subject, Time } from './scene.ts'
import type { Point } from './svg.ts'

export const width = 1600
export const height = 1200

export type Canvas = {
  random: Random
  palette: Palette
  defs: Definitions
  time: Time
  mirrored: boolean
  land: Land
  /** From the windows; without it one of those of the land. */
  view: View | undefined
  /** What the scene is to show; without it one of its usual kinds. */
  subject: Subject | undefined
  beds: Beds
  /** Where the sun or the moon stands; always in the left half, since half of the pictures are mirrored. */
  light: Point
}
export type Draw = (canvas: Canvas) => string
export type Beds = Partial<Record<BedKey, number>>
export type Input = {
  scene: Scene
  time: Time
  seed: string
  place?: Place
  view?: View
  subject?: Subject
  beds?: Beds
}

export function createCanvas({ scene, time, seed, place, view, subject, beds = {} }: Input): Canvas {
  const random = createRandom(`${scene}/${time}/${seed}`)
  const low = time === 'dawn' || time === 'dusk'
  const sunRandom = random.split('sun')
  return {
    random,
    palette: createPalette(random.split('palette'), time),
    defs: createDefinitions(),
    time,
    mirrored: random.split('mirror').chance(0.5),
    land: place ? places[place] : anywhere,
    view,
    subject,
    beds,
    light: [sunRandom.between(220, 760), low ? sunRandom.between(330, 520) : sunRandom.between(140, 320)],
  }
}

/** The plan of the subject, else one of the usual ones by chance. */
export function choosePlan<S extends Subject, Plan>(
  { random, subject }: Canvas,
  plans: Record<S, Plan>,
  usual: readonly NoInfer<S>[],
): Plan {
  const chosen = random.pick(usual)
  return plans[subject !== undefined && subject in plans ? (subject as S) : chosen]
}
