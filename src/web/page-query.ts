/** What each public screen reads of its address. Anything else makes no other page: it is left out before the page is made. */
const days = ['checkIn', 'checkOut', 'adults', 'children', 'age']
const known: [RegExp, readonly string[]][] = [
  [/^\/search$/, ['q', 'kind', 'page']],
  [
    /^\/properties(\/count)?$/,
    [
      'location',
      'q',
      ...days,
      'type',
      'stars',
      'minPrice',
      'maxPrice',
      'bedType',
      'features',
      'rating',
      'sort',
      'page',
    ],
  ],
  [/^\/properties\/[^/]+$/, days],
  [/^\/(events|activity|discounts)$/, ['page']],
  [/^\/offers$/, ['type', 'sort', 'search', 'page']],
  [/^\/discounts\/categories\/[^/]+$/, ['location', 'page']],
  [/^\/discounts\/cities\/[^/]+$/, ['type', 'page']],
  [/^\/(tourism-packages\/|umrah(\/type\/|$))/, ['sort', 'page']],
  [/^\/visa-permits$/, ['search', 'kind', 'page']],
  [/^\/article$/, ['id', 'page']],
]

const nothing: readonly string[] = []

/** The names that a path, without its language, knows. */
export const knownQuery = (path: string): readonly string[] =>
  known.find(([pattern]) => pattern.test(path))?.[1] ?? nothing
