import { isBank, type PaymentMethod } from '../../domain/money/payment-method.ts'

type Body = { paymentMethod?: PaymentMethod | undefined; isGroupPayment: boolean }

/** The payment method of an order. An order that a group pays has a bank's, since its customer may pay all of it after all. */
export const toOrderMethod = (
  { paymentMethod, isGroupPayment }: Body,
  { methods }: { methods: readonly PaymentMethod[] },
): PaymentMethod | undefined => (isGroupPayment ? methods.find(isBank) : paymentMethod)
