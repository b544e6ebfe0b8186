import type { Cost } from '../../../client/money/dinars.tsx'
import { toDinarsDue } from '../../../client/money/due.ts'
import { useRootData } from '../../../client/root-data.ts'
import type { Method, PriceToPay } from './method-choice.tsx'

/** A price that no quote has counted in dinars, at the rate that a payment begun now would fix. */
export function useDue<Total extends Cost>(total: Total, method: Method | null): Total & PriceToPay {
  return { ...total, due: toDinarsDue(total, method === 'group' ? null : method, useRootData()?.rate.dinarsPerDollar) }
}
