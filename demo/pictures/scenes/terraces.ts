import { choosePlan, type Draw } from '../canvas.ts'
import { riceTerraces } from './rice-terraces.ts'
import { teaHills } from './tea-hills.ts'

/** The green slopes of the tropics. */
export const terraces: Draw = (canvas) =>
  choosePlan(canvas, { rice: riceTerraces, tea: teaHills }, ['rice', 'tea'])(canvas)
