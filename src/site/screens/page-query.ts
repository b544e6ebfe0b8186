/** What each public screen reads of its address. Anything else makes no other page: it is left out before the page is made. */
const days = ['checkIn', 'checkOut', 'adults', 'children', 'age']
const reviews = ['reviews', 'reviewsSort', 'reviewsIn', 'reviewsBy', 'reviewsAbout']
const known: [RegExp, readonly string[]][] = [
  [/^\/search$/, ['q', 'kind', 'page']],
  [
    /^\/properties(\/count)?$/,
    [
      'location',
      'q',
      'near',
      ...days,
      'type',
      'stars',
      'minPrice',
      'maxPrice',
      'bedType',
      'features',
      'family',
      'cancel',
      'rating',
      'sort',
      'view',
      'frame',
      'page',
    ],
  ],
  [/^\/properties\/compare$/, ['ids', 'near', ...days]],
  [/^\/properties\/[^/]+$/, [...days, ...reviews, 'questions']],
  [/^\/(activity|umrah|tourism-packages\/[^/]+\/[^/]+)\/\d+$/, reviews],
  [/^\/discounts$/, ['page']],
  [/^\/(events|activity)$/, ['available', 'page']],
  [/^\/offers$/, ['type', 'sort', 'search', 'available', 'page']],
  [/^\/discounts\/categories\/[^/]+$/, ['location', 'page']],
  [/^\/discounts\/cities\/[^/]+$/, ['type', 'page']],
  [/^\/tourism-packages\//, ['sort', 'available', 'page']],
  [/^\/umrah(\/type\/|$)/, ['city', 'month', 'travel', 'sort', 'available', 'page']],
  [/^\/visa-permits$/, ['search', 'kind', 'page']],
  [/^\/article$/, ['id', 'page']],
  [/^\/navigator\/prayer$/, ['location', 'method', 'month']],
  [/^\/navigator\/qibla$/, ['location']],
  [/^\/navigator$/, ['frame', 'kinds', 'place', 'sort']],
]

const nothing: readonly string[] = []

/** The names that a path, without its language, knows. */
export const knownQuery = (path: string): readonly string[] =>
  known.find(([pattern]) => pattern.test(path))?.[1] ?? nothing
