import { tryParseJson } from '../../../client/device/parse-json.ts'
import { tabText } from '../../../client/device/stored-text.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import { type ChoiceQuery, emptyChoice } from './choice-query.ts'

type Item = { itemType: SaleKind; itemId: number }

// Every page of a sale loads this, so it does not import the shapes of other stores.
const choiceOf = ({ itemType, itemId }: Item) => tabText(`safar.choice.${itemType}.${itemId}`)

/** It outlives a reload, another language and a sign-in, not the tab. */
export const keepChoice = (item: Item, choice: ChoiceQuery): void => void choiceOf(item).write(JSON.stringify(choice))

/** Nothing chosen, where nothing was or the browser stores nothing for us. */
export const findChoice = (item: Item): ChoiceQuery => ({
  ...emptyChoice,
  ...(tryParseJson(choiceOf(item).read()) as Partial<ChoiceQuery> | null),
})
