import { isRecord } from '../../../client/device/stored-shape.ts'
import { tabValue } from '../../../client/device/tab-value.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import { type Choice, emptyChoice } from './choice-query.ts'

type Item = { itemType: SaleKind; itemId: number }

const choiceOf = ({ itemType, itemId }: Item) =>
  tabValue<Choice>(`safar.choice.${itemType}.${itemId}`, (stored) =>
    isRecord(stored) ? { ...emptyChoice, ...stored } : null,
  )

export const keepChoice = (item: Item, choice: Choice): void => void choiceOf(item).write(choice)

/** Nothing chosen, where nothing was or the browser keeps nothing for us. */
export const findChoice = (item: Item): Choice => choiceOf(item).read() ?? emptyChoice
