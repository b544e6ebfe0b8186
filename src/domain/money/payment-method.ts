export const paymentMethods = ['qi', 'wallet', 'fib', 'fastpay', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Takes money from anybody who has a link: a wallet is its customer's own, and cash is brought. */
export const isBank = (method: PaymentMethod): boolean => method !== 'wallet' && method !== 'cash'
