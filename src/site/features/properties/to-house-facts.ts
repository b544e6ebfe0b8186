import { darkHoursOf } from '../../../domain/stays/property-facts.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { leftToRight } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { familyText } from '../../../i18n/messages/family.ts'
import { stayPageText } from '../../../i18n/messages/stay-page.ts'
import type { FactRow } from '../../../ui/fact-list.tsx'
import type { PropertyData } from './property-data.ts'

type Facts = NonNullable<PropertyData['facts']>
type Features = readonly Pick<PropertyData['features'][number], 'key'>[]
export type HouseGroup = { key: 'rules' | 'power' | 'internet' | 'access' | 'family'; title: string; rows: FactRow[] }

/** The facts of a house in words, grouped by topic. */
export function toHouseFacts(locale: Locale, { facts, features }: { facts: Facts; features: Features }): HouseGroup[] {
  const { groups } = stayPageText[locale]
  return [
    { key: 'rules', title: groups.rules, rows: toRules(locale, facts.rules) },
    { key: 'power', title: groups.power, rows: toPower(locale, facts) },
    { key: 'internet', title: groups.internet, rows: toInternet(locale, facts.internet) },
    { key: 'access', title: groups.access, rows: toAccess(locale, facts.access) },
    { key: 'family', title: familyText[locale].title, rows: toFamily(locale, facts.family, features) },
  ]
}

const inDinars = (locale: Locale, amount: number): string => formatPrice(locale, { amount, currency: 'IQD' })

/** Charges besides the price of the rooms, which includes everything else. */
export function toFeesText(locale: Locale, { feeAtArrival }: Pick<Facts['rules'], 'feeAtArrival'>): string {
  const text = stayPageText[locale]
  return feeAtArrival > 0 ? text.feeAtArrival(inDinars(locale, feeAtArrival)) : text.included
}

function toRules(locale: Locale, rules: Facts['rules']): FactRow[] {
  const text = stayPageText[locale]
  const { labels } = text
  const { quiet, deposit } = rules
  return [
    { label: labels.children, value: text.cots[rules.cots] },
    { label: labels.couples, value: text.couples[rules.couples] },
    { label: labels.identity, value: text.identity },
    { label: labels.deposit, value: deposit > 0 ? text.deposit(inDinars(locale, deposit)) : text.noDeposit },
    { label: labels.fees, value: toFeesText(locale, rules) },
    { label: labels.arrival, value: text.lateArrival[rules.lateArrival] },
    {
      label: labels.quiet,
      value: quiet ? text.quiet(leftToRight(quiet.from), leftToRight(quiet.until)) : text.anyTime,
    },
    { label: labels.smoking, value: text.smoking[rules.smoking] },
    { label: labels.pets, value: text.pets[rules.pets] },
  ]
}

function toPower(locale: Locale, { power, water }: Facts): FactRow[] {
  const text = stayPageText[locale]
  const { labels } = text
  const dark = darkHoursOf(power)
  const hours = (count: number) => (count >= 24 ? text.allDay : text.hoursADay(count))
  return [
    { label: labels.grid, value: hours(power.gridHours) },
    { label: labels.generator, value: power.generatorHours > 0 ? hours(power.generatorHours) : text.noGenerator },
    { label: labels.dark, value: dark > 0 ? text.hoursADay(dark) : text.neverDark },
    { label: labels.lift, value: text.lift[power.lift] },
    { label: labels.hotWater, value: text.hotWater[water.hot] },
    { label: labels.water, value: water.hasTank ? text.tank : text.mains },
  ]
}

function toInternet(locale: Locale, { where, megabits, worksInCuts }: Facts['internet']): FactRow[] {
  const text = stayPageText[locale]
  const { labels } = text
  const place = { label: labels.where, value: text.internet[where] }
  if (where === 'none') return [place]
  return [
    place,
    { label: labels.speed, value: text.speed(megabits) },
    { label: labels.inCuts, value: worksInCuts ? text.inCuts : text.notInCuts },
  ]
}

function toAccess(locale: Locale, access: Facts['access']): FactRow[] {
  const text = stayPageText[locale]
  const { labels } = text
  return [
    { label: labels.entrance, value: access.steps > 0 ? text.steps(access.steps) : text.stepFree },
    { label: labels.groundFloor, value: access.hasGroundFloorRooms ? text.groundFloor : text.noGroundFloor },
    { label: labels.doors, value: text.doors(access.doorWidth) },
    { label: labels.bathroom, value: access.hasGrabRails ? text.grabRails : text.noGrabRails },
    ...(access.hasWheelchair ? [{ label: labels.wheelchair, value: text.wheelchair }] : []),
  ]
}

/** Missing things are named only where guests would look for them: hours where there is a pool. A missing halal fact says nothing. */
function toFamily(
  locale: Locale,
  { hasAdjoiningRooms, womenPool, hasHalalKitchen }: Facts['family'],
  features: Features,
): FactRow[] {
  const text = familyText[locale]
  const { labels } = text
  const hours = womenPool && text.poolHours(leftToRight(womenPool.from), leftToRight(womenPool.until))
  const hasPool = hours !== null || features.some(({ key }) => key === 'pool')
  return [
    { label: labels.adjoining, value: hasAdjoiningRooms ? text.adjoining : text.noAdjoining },
    ...(hasPool ? [{ label: labels.pool, value: hours ?? text.noPoolHours }] : []),
    ...(hasHalalKitchen ? [{ label: labels.kitchen, value: text.halal }] : []),
  ]
}
