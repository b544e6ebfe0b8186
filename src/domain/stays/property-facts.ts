/** Questions that guests ask before they book, each with a few fixed answers: the same for every property, so all are translated. */
export const cotRules = ['free', 'paid', 'none'] as const
export const petRules = ['none', 'small', 'welcome'] as const
export const smokingRules = ['outside', 'some_rooms'] as const
/** Papers that a couple shows at the reception. */
export const couplePapers = ['marriage_paper', 'identity_only'] as const
export const lateArrivals = ['any_hour', 'until_midnight', 'call_ahead'] as const
/** How a lift behaves while the power switches over, or is out. */
export const liftsInCuts = ['works', 'stops', 'none'] as const
export const hotWaterTimes = ['always', 'mornings_and_evenings', 'sun_heated'] as const
export const internetPlaces = ['everywhere', 'common_rooms', 'none'] as const

/** Hours of a usual day without any power: neither the grid's nor a generator's. */
export const darkHoursOf = ({ gridHours, generatorHours }: { gridHours: number; generatorHours: number }): number =>
  Math.max(0, 24 - gridHours - generatorHours)
