import type { Day } from '../../../domain/time/day.ts'
import { propertiesText } from '../../../i18n/messages/properties.ts'
import { type FilterFacts, type FilterRow, namedErrorsOf, toFilterRows, toSortChoice } from './filter-rows.ts'
import { type Titles, toFilterChips } from './property-chips.ts'
import { type StaySearchData, searchedFields, toSearchFilters, toStaySearch } from './stay-search-data.ts'

type ControlFacts = Omit<FilterFacts, 'options' | 'canReturn'> & {
  options: FilterFacts['options'] & { titles: Titles }
  today: Day
}

/** The search, the filters and the order of a list, as its address fills them, and what of the address was ignored. */
export function toListControls({ options, today, ...facts }: ControlFacts) {
  const { locale, params, query, errors } = facts
  const t = propertiesText[locale]
  const filterCount = toFilterChips(query, locale, options.titles).length
  const rows = toFilterRows({ ...facts, options, canReturn: filterCount > 0 })
  const search = toStaySearch({ locale, params, query, errors, today, titles: options.titles })
  return {
    search,
    searchFilters: toSearchFilters(query),
    rows,
    sort: toSortChoice({ locale, query }),
    filterCount,
    ignored: [...toErrors(search, rows), ...(errors.frame ? [t.errors[errors.frame]] : [])],
  }
}

/** The same as beside the fields, for those who do not see them. */
const toErrors = (box: StaySearchData, rows: FilterRow[]): string[] => [
  ...searchedFields(box).flatMap(({ label, error }) => (error ? [`${label}: ${error}`] : [])),
  ...rows.flatMap((row) => {
    const legend = 'legend' in row && row.legend ? `${row.legend} – ` : ''
    return namedErrorsOf(row).flatMap(({ label, error }) => (error ? [`${legend}${label}: ${error}`] : []))
  }),
]
