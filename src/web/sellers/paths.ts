export const ordersPath = '/business/orders'
export const departuresPath = '/business/departures'
export const doorPath = '/business/tickets'
export const visasPath = '/business/visas'
