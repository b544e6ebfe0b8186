import type { SaleKind } from './sale.ts'

/** Whose heart it is: a property's by its number alone, and of everything else the kind as well. */
export type HeartId = number | `${SaleKind}:${number}`
