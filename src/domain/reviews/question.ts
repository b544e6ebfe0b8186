/** The length of a guest's question to a property, in letters. */
export const questionLimits = { text: { min: 10, max: 500 } } as const

/** The most open questions: from one customer to one property, and from all customers to it. */
export const maxOpenQuestions = { ofCustomer: 3, ofProperty: 200 } as const

/** Questions that a property must answer, or all of them. */
export const workShows = ['waiting', 'all'] as const
export type WorkShow = (typeof workShows)[number]
