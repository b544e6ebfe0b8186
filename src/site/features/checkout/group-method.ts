import { isBank, type PaymentMethod } from '../../../domain/money/payment-method.ts'

type GroupMethod = { method: 'group'; isTest: false; address?: undefined }

/** Sharing the payment is the last choice, where a bank takes money: each of a group pays by a link. */
export const withGroup = <Offered extends { method: PaymentMethod }>(
  methods: readonly Offered[],
): (Offered | GroupMethod)[] =>
  methods.some(({ method }) => isBank(method)) ? [...methods, { method: 'group', isTest: false }] : [...methods]

/** The value in the calls. */
export const toMethodBody = (
  method: PaymentMethod | 'group',
): { paymentMethod: PaymentMethod } | { isGroupPayment: true } =>
  method === 'group' ? { isGroupPayment: true } : { paymentMethod: method }
