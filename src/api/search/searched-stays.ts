import type { SearchedStays } from '../../contract/site-search.ts'
import type { Db } from '../../db/database.ts'
import { parseStayRequest } from '../../domain/stays/stay-request.ts'
import { toDay } from '../../domain/time/day.ts'
import { findFreeStays, findLowestPrices } from '../availability/find-free-stays.ts'

/** Availability for the search: nights that cannot be booked have none. */
export const toSearchedStays = (db: Db, now: Date): SearchedStays => ({
  async findFree(nights) {
    const asked = parseStayRequest(nights, toDay(now))
    return asked.ok ? (await findFreeStays(db, asked)).ids : []
  },
  async findPrices(nights, ids) {
    const asked = parseStayRequest(nights, toDay(now))
    return asked.ok && ids.length > 0 ? findLowestPrices(db, asked, ids) : []
  },
})
