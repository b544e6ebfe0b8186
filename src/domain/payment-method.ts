export const paymentMethods = ['qi', 'wallet', 'fib', 'fastpay', 'cash'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
