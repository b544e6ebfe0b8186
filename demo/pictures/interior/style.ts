import type { Random } from '../random.ts'

/** The colours one room is furnished in. */
export type Style = {
  wall: string
  floor: string
  wood: string
  cloth: readonly [string, string, string]
  linen: string
}

const walls = [
  '#ecdcc2',
  '#dfbd94',
  '#c97c5c',
  '#8ba392',
  '#44708f',
  '#e8cabb',
  '#b3a2bd',
  '#33646f',
  '#f1e9db',
  '#cfa98e',
  '#5d6a8c',
  '#d9c9a0',
] as const
const floors = ['#b98256', '#a56c48', '#c9a078', '#8f5f44', '#d2b48c', '#b5a08c'] as const
const woods = ['#7a4a2c', '#5e3a28', '#94643c', '#6a4634', '#a9784a'] as const
const cloths = [
  ['#b8402c', '#1f5fa8', '#e0a938'],
  ['#2f6f8a', '#e8dcc0', '#d8743c'],
  ['#6a3050', '#e0a938', '#e8dcc0'],
  ['#2f7a5f', '#f0e0c0', '#c8643c'],
  ['#c8785a', '#f4e6cc', '#1f5fa8'],
  ['#3a4a7a', '#e0b890', '#b8402c'],
  ['#1f5fa8', '#f2e4c4', '#e0a938'],
  ['#8a3a3a', '#d9b98a', '#2f6f6a'],
] as const

export function createStyle(random: Random): Style {
  return {
    wall: random.pick(walls),
    floor: random.pick(floors),
    wood: random.pick(woods),
    cloth: random.pick(cloths),
    linen: random.pick(['#fbf4e8', '#f4ece0', '#fdf8f0']),
  }
}
