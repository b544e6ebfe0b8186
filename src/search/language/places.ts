import type { Names } from './names.ts'
import { abroad } from './places/abroad.ts'
import { baghdad } from './places/baghdad.ts'
import { centreAndSouth } from './places/centre-and-south.ts'
import { governorates } from './places/governorates.ts'
import { landmarks } from './places/landmarks.ts'
import { north } from './places/north.ts'

export const places: readonly Names[] = [
  ...governorates,
  ...north,
  ...centreAndSouth,
  ...baghdad,
  ...landmarks,
  ...abroad,
]
