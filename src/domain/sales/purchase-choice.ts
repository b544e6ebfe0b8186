import { partyLimits } from '../stays/party.ts'
import { toLatinDigits } from '../text/digits.ts'
import type { Localized } from '../text/locale.ts'
import { addDays, type Day, isDay, toDay } from '../time/day.ts'
import { type PriceName, type SaleKind, travellerAges } from './sale.ts'
import type { SaleFacts, StockFacts } from './sale-facts.ts'

/** Null is the age of a child that is not given yet. */
export type AgedParty = { adults: number; childrenAges: readonly (number | null)[] }

export type ChoiceInput = {
  quantity?: number | undefined
  tickets?: readonly { categoryId: number; quantity: number }[] | null | undefined
  party?: AgedParty | null | undefined
  sharing?: number | undefined
  departureId?: number | undefined
  travelDate?: string | undefined
  returnDate?: string | undefined
}

export type People = { adults: number; children: number; infants: number }

/** `price` is that of one. */
export type PricedItem = {
  kind: PriceName
  stockId: number
  title: Localized | null
  count: number
  price: number
  /** Before its seller took something off; missing where nothing is. */
  before?: number
}

export type PurchaseChoice = {
  /** How many of which stock, by its id: the order of the locks. */
  places: { stock: StockFacts; count: number }[]
  items: PricedItem[]
  people: People
  /** How many share a room, Umrah. */
  sharing: number | null
  travelDate: Day | null
  returnDate: Day | null
}

export type ChoiceProblemCode =
  | 'INVALID_INPUT'
  | 'DEPARTURE_REQUIRED'
  | 'TICKETS_REQUIRED'
  | 'TRAVEL_DATE_REQUIRED'
  | 'INVALID_DATE'
  | 'PAST_DATE'
  | 'SALE_OVER'
  | 'SOLD_OUT'
  | 'TOO_FEW_PEOPLE'
  | 'TOO_MANY_PEOPLE'
  | 'INVALID_ADULTS'
  | 'INVALID_AGE'

/** `field`: what to choose otherwise. */
export type ChoiceProblem = { ok: false; code: Exclude<ChoiceProblemCode, 'SOLD_OUT'>; field: string } | Shortage

/** How many are left, and how many were wanted. */
export type Shortage = { ok: false; code: 'SOLD_OUT'; field: string; left: number; wanted: number }
type Parsed<T> = ({ ok: true } & T) | ChoiceProblem

const refuse = (code: Exclude<ChoiceProblemCode, 'SOLD_OUT'>, field: string): ChoiceProblem => ({
  ok: false,
  code,
  field,
})

/** Places and people of what was chosen, or why it cannot be had. Who asks without a lock asks once more under it. */
export function parseChoice(sale: SaleFacts, input: ChoiceInput, now: Date): Parsed<{ choice: PurchaseChoice }> {
  const parsed = parsers[sale.kind](sale, input, toDay(now))
  if (!parsed.ok) return parsed
  const { choice } = parsed
  const field = quantityFields[sale.kind]
  if (choice.places.some(({ stock }) => new Date(stock.closesAt) <= now)) return refuse('SALE_OVER', field)
  const { adults, children, infants } = choice.people
  if (adults + children + infants > sale.maxPeople) return refuse('TOO_MANY_PEOPLE', field)
  if (choice.places.some(({ stock, count }) => count < stock.min)) return refuse('TOO_FEW_PEOPLE', field)
  return findShortage(choice) ?? parsed
}

/** Nothing is split: a party has all of its places, or none. */
export function findShortage({ places }: Pick<PurchaseChoice, 'places'>): Shortage | null {
  const short = places.filter(({ stock, count }) => stock.left < count)
  if (short.length === 0) return null
  const left = Math.max(0, Math.min(...short.map(({ stock }) => stock.left)))
  const wanted = Math.max(...short.map(({ count }) => count))
  return { ok: false, code: 'SOLD_OUT', field: 'departureId', left, wanted }
}

const quantityFields: Record<SaleKind, string> = {
  offer: 'quantity',
  activity: 'quantity',
  event: 'tickets',
  tourism: 'party',
  umrah: 'party',
}

type Parser = (sale: SaleFacts, input: ChoiceInput, today: Day) => Parsed<{ choice: PurchaseChoice }>

const parsers: Record<SaleKind, Parser> = {
  offer: parseOffer,
  tourism: parseTour,
  umrah: parseTour,
  event: parseEvent,
  activity: parseActivity,
}

const noDays = { sharing: null, travelDate: null, returnDate: null }

function parseOffer(sale: SaleFacts, input: ChoiceInput, today: Day): Parsed<{ choice: PurchaseChoice }> {
  const dates = parseDates(sale, input, today)
  if (!dates.ok) return dates
  const { travelDate, returnDate } = dates
  const whole = sale.stocks.find(({ day }) => day === null)
  const daily = sale.stocks.find(({ day }) => day !== null && day === travelDate)
  const count = input.quantity ?? 1
  if (sale.hasDays && !daily) return { ok: false, code: 'SOLD_OUT', field: 'travelDate', left: 0, wanted: count }
  const stock = daily ?? whole
  if (!stock) return refuse('SALE_OVER', 'quantity')
  const stocks = whole && whole !== stock ? [whole, stock] : [stock]
  return toChoice({
    places: stocks.map((each) => ({ stock: each, count })),
    wanted: [{ kind: 'piece', stock, count, ...toBefore(sale, stock) }],
    people: { adults: count, children: 0, infants: 0 },
    days: { sharing: null, travelDate, returnDate },
  })
}

/** Only at the price that the offer is reduced to: a day that costs something else was never reduced. */
const toBefore = ({ reduced }: SaleFacts, { prices }: StockFacts): { before?: number } =>
  reduced && prices.piece === reduced.price ? { before: reduced.before } : {}

const farthestReturn = 365

function parseDates(
  { needsDate, needsReturn, hasDays, endsOn }: SaleFacts,
  input: ChoiceInput,
  today: Day,
): Parsed<{ travelDate: Day | null; returnDate: Day | null }> {
  if (!needsDate) return { ok: true, travelDate: null, returnDate: null }
  const travelDate = toTypedDay(input.travelDate)
  if (!travelDate) return refuse('TRAVEL_DATE_REQUIRED', 'travelDate')
  if (!isDay(travelDate)) return refuse('INVALID_DATE', 'travelDate')
  if (travelDate < today) return refuse('PAST_DATE', 'travelDate')
  if (!hasDays && endsOn && travelDate > endsOn) return refuse('INVALID_DATE', 'travelDate')
  if (!needsReturn) return { ok: true, travelDate, returnDate: null }
  const returnDate = toTypedDay(input.returnDate)
  if (!returnDate) return refuse('TRAVEL_DATE_REQUIRED', 'returnDate')
  if (!isDay(returnDate) || returnDate < travelDate || returnDate > addDays(travelDate, farthestReturn))
    return refuse('INVALID_DATE', 'returnDate')
  return { ok: true, travelDate, returnDate }
}

const toTypedDay = (typed: string | undefined): string => toLatinDigits(typed ?? '').trim()

const findDeparture = ({ stocks }: SaleFacts, { departureId }: ChoiceInput): StockFacts | undefined =>
  stocks.find(({ id }) => id === departureId)

function parseTour(sale: SaleFacts, input: ChoiceInput): Parsed<{ choice: PurchaseChoice }> {
  const stock = findDeparture(sale, input)
  if (!stock?.day) return refuse('DEPARTURE_REQUIRED', 'departureId')
  const parsed = parsePeople(input)
  if (!parsed.ok) return parsed
  const { people } = parsed
  const { adults, children, infants } = people
  const grown = sale.kind === 'tourism' ? toAdults(adults) : toSharing(input.sharing, adults)
  if (!grown) return refuse('INVALID_INPUT', 'sharing')
  const wanted: ItemInput[] = [
    ...grown.map((each) => ({ ...each, stock })),
    { kind: 'child', stock, count: children },
    { kind: 'infant', stock, count: infants },
  ]
  return toChoice({
    places: [{ stock, count: adults + children }],
    wanted,
    people,
    days: {
      sharing: sale.kind === 'umrah' ? (input.sharing ?? null) : null,
      travelDate: stock.day,
      returnDate: addDays(stock.day, (sale.days ?? 1) - 1),
    },
  })
}

type Grown = { kind: PriceName; count: number }[]

const toAdults = (count: number): Grown => [{ kind: 'adult', count }]

const sharingNames = { 2: 'two', 3: 'three', 4: 'four' } as const

/** A room alone is that of two, and what a bed alone costs on top. */
function toSharing(sharing: number | undefined, count: number): Grown | null {
  if (sharing === 1)
    return [
      { kind: 'two', count },
      { kind: 'single', count },
    ]
  const kind = sharingNames[sharing as keyof typeof sharingNames]
  return kind ? [{ kind, count }] : null
}

function parsePeople({ party }: ChoiceInput): Parsed<{ people: People }> {
  if (!party || !isCount(party.adults, partyLimits.people)) return refuse('INVALID_ADULTS', 'party')
  if (!party.childrenAges.every((age) => isCount(age, partyLimits.age.max))) return refuse('INVALID_AGE', 'party')
  const people = toPeople(party)
  if (people.adults === 0) return refuse('INVALID_ADULTS', 'party')
  // They take no place because each sits on the lap of an adult, who has only one.
  return people.infants > people.adults ? refuse('INVALID_AGE', 'party') : { ok: true, people }
}

const isCount = (value: number | null, max: number): boolean =>
  value !== null && Number.isInteger(value) && value >= 0 && value <= max

/** A missing age counts as an adult's: it is asked for only where it changes the price. */
export function toPeople({ adults, childrenAges }: AgedParty): People {
  const grown = childrenAges.filter((age) => age === null || age >= travellerAges.adultFrom).length
  const infants = childrenAges.filter((age) => age !== null && age < travellerAges.childFrom).length
  return { adults: adults + grown, children: childrenAges.length - grown - infants, infants }
}

function parseEvent(sale: SaleFacts, { tickets }: ChoiceInput): Parsed<{ choice: PurchaseChoice }> {
  const counts = new Map<number, number>()
  for (const { categoryId, quantity } of tickets ?? []) counts.set(categoryId, (counts.get(categoryId) ?? 0) + quantity)
  if (counts.size === 0) return refuse('TICKETS_REQUIRED', 'tickets')
  const places = sale.stocks
    .filter(({ id }) => counts.has(id))
    .map((stock) => ({ stock, count: counts.get(stock.id) ?? 0 }))
  if (places.length < counts.size) return refuse('TICKETS_REQUIRED', 'tickets')
  const adults = places.reduce((sum, { count }) => sum + count, 0)
  return toChoice({
    places,
    wanted: places.map((place) => ({ kind: 'ticket', ...place })),
    people: { adults, children: 0, infants: 0 },
    days: noDays,
  })
}

function parseActivity(sale: SaleFacts, input: ChoiceInput): Parsed<{ choice: PurchaseChoice }> {
  const stock = findDeparture(sale, input)
  if (!stock) return refuse('DEPARTURE_REQUIRED', 'departureId')
  const count = input.quantity ?? 1
  return toChoice({
    places: [{ stock, count }],
    wanted: [{ kind: 'person', stock, count }],
    people: { adults: count, children: 0, infants: 0 },
    days: { ...noDays, travelDate: stock.day },
  })
}

type ItemInput = { kind: PriceName; stock: StockFacts; count: number; before?: number }
type ChoiceParts = {
  places: PurchaseChoice['places']
  wanted: ItemInput[]
  people: People
  days: Pick<PurchaseChoice, 'sharing' | 'travelDate' | 'returnDate'>
}

/** Without a price nothing is sold: a tour without a price for children takes no children. */
function toChoice({ places, wanted, people, days }: ChoiceParts): Parsed<{ choice: PurchaseChoice }> {
  const items: PricedItem[] = []
  for (const { kind, stock, count, ...reduced } of wanted) {
    if (count === 0) continue
    const price = stock.prices[kind]
    if (price === undefined)
      return kind === 'child' || kind === 'infant' ? refuse('INVALID_AGE', 'party') : refuse('INVALID_INPUT', 'sharing')
    items.push({ kind, stockId: stock.id, title: stock.title, count, price, ...reduced })
  }
  const sorted = places.toSorted((one, other) => one.stock.id - other.stock.id)
  return { ok: true, choice: { places: sorted, items, people, ...days } }
}
