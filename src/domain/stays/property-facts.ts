/** What guests ask before they book, each with its few answers: the same for every property, so that all of it is said in three languages. */
export const cotRules = ['free', 'paid', 'none'] as const
export const petRules = ['none', 'small', 'welcome'] as const
export const smokingRules = ['outside', 'some_rooms'] as const
/** What a couple is asked for at the reception. */
export const couplePapers = ['marriage_paper', 'identity_only'] as const
export const lateArrivals = ['any_hour', 'until_midnight', 'call_ahead'] as const
/** What a lift does while the power changes over, or goes. */
export const liftsInCuts = ['works', 'stops', 'none'] as const
export const hotWaterTimes = ['always', 'mornings_and_evenings', 'sun_heated'] as const
export const internetPlaces = ['everywhere', 'common_rooms', 'none'] as const

/** Hours of a usual day without any power: neither the grid's nor a generator's. */
export const darkHoursOf = ({ gridHours, generatorHours }: { gridHours: number; generatorHours: number }): number =>
  Math.max(0, 24 - gridHours - generatorHours)
