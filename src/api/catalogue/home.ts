import type { homeCalls } from '../../contract/home.ts'
import { findExchangeRate } from '../../db/queries/catalogue/exchange-rates.ts'
import { findArticles, findContacts, findHomeGroups } from '../../db/queries/catalogue/home.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'

export const homeHandlers: Handlers<keyof typeof homeCalls> = {
  'GET /public/home-groups': ({ db, locale, query, now }) => findHomeGroups(db, locale, query, now),
  'GET /public/articles': ({ db, locale, query }) => findArticles(db, locale, query),
  'GET /public/exchange-rate': async ({ db, payments: { dinarsPerDollar } }) =>
    (await findExchangeRate(db)) ?? { dinarsPerDollar, day: null },
  'GET /public/app-contacts': ({ db, locale }) => requireFound(findContacts(db, locale)),
}
