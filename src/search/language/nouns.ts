import type { Names } from './names.ts'
import { outing } from './nouns/outing.ts'
import { quality } from './nouns/quality.ts'
import { sight } from './nouns/sight.ts'
import { stay } from './nouns/stay.ts'

export const nouns: readonly Names[] = [...stay, ...sight, ...outing]
export const qualities: readonly Names[] = quality
