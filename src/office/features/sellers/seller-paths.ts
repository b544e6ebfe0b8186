import type { ScreenPath } from '../../screens/table.ts'

export const ordersPath = '/business/orders' satisfies ScreenPath
export const departuresPath = '/business/departures' satisfies ScreenPath
export const doorPath = '/business/tickets' satisfies ScreenPath
export const arrivalsPath = '/business/arrivals' satisfies ScreenPath
export const visasPath = '/business/visas' satisfies ScreenPath
export const reviewsPath = '/business/reviews' satisfies ScreenPath
export const questionsPath = '/business/questions' satisfies ScreenPath
