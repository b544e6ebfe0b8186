import type { Names } from './names.ts'
import { goods } from './nouns/goods.ts'
import { outing } from './nouns/outing.ts'
import { property } from './nouns/property.ts'
import { quality } from './nouns/quality.ts'
import { sight } from './nouns/sight.ts'

export const nouns: readonly Names[] = [...property, ...sight, ...outing, ...goods]
export const qualities: readonly Names[] = quality
