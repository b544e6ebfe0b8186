import { withStorage } from '../../../client/device/reload-guard.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import { type Choice, emptyChoice } from './choice-query.ts'

type Item = { itemType: SaleKind; itemId: number }

const nameOf = ({ itemType, itemId }: Item): string => `safar.choice.${itemType}.${itemId}`

/** It outlives a reload, another language and a sign-in, not the tab. */
export const keepChoice = (item: Item, choice: Choice): void =>
  void withStorage((storage) => storage.setItem(nameOf(item), JSON.stringify(choice)))

/** Nothing chosen, where nothing was or the browser keeps nothing for us. */
export const findChoice = (item: Item): Choice =>
  withStorage((storage) => ({ ...emptyChoice, ...JSON.parse(storage.getItem(nameOf(item)) ?? '{}') })) ?? emptyChoice
