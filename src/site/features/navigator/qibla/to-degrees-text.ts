import { leftToRight } from '../../../../i18n/fill.ts'

/** `199.8°`, in one piece within a sentence of any direction. */
export const toDegreesText = (degrees: number, digits = 0): string => leftToRight(`${degrees.toFixed(digits)}°`)
