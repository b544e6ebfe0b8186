import type { Handlers } from '../handler.ts'

export const paymentHandlers: Handlers<'GET /customer/payment-methods'> = {
  'GET /customer/payment-methods': async ({ payments: { methods, tests, cashAddress }, locale }) => ({
    data: methods.map((method) => ({
      method,
      isTest: tests.includes(method),
      ...(method === 'cash' && cashAddress && { address: cashAddress[locale] }),
    })),
  }),
}
