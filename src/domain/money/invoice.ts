/** The number under which an order is invoiced: all that was paid for it and given back of it stands on one invoice. */
export const toInvoiceId = (order: number): string => `INV-${order}`
