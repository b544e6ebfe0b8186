/** What guests ask a property before they book. In letters. */
export const questionLimits = { text: { min: 10, max: 500 } } as const

/** That wait for their answer: of one customer at one property, and of everybody there. */
export const maxWaitingQuestions = { ofCustomer: 3, inAll: 200 } as const

/** What a property has to do, or all that it was asked. */
export const workShows = ['waiting', 'all'] as const
export type WorkShow = (typeof workShows)[number]
