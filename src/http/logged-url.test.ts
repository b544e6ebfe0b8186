import { expect, test } from 'vitest'
import { toLoggedUrl } from './logged-url.ts'

const secret = 'Qm3x_-9aQm3x_-9aQm3x_-9aQm3x_-9a'

test.each([
  [`/ar/tickets/${secret}`, '/ar/tickets/…'],
  [`/tickets/${secret}.data?_routes=x`, '/tickets/….data?_routes=x'],
  [`/services/api/customer/ticket-passes/${secret}?lang=ku`, '/services/api/customer/ticket-passes/…?lang=ku'],
  [`/api/google/start?to=%2Ftickets%2F${secret}&x=1`, '/api/google/start?to=%2Ftickets%2F…&x=1'],
  [`/api/google/start?to=%2ftickets%2f${secret}`, '/api/google/start?to=%2ftickets%2f…'],
  [`/api/google/start?to=%252Ftickets%252F${secret}`, '/api/google/start?to=%252Ftickets%252F…'],
  [`/ku/pay/${secret}`, '/ku/pay/…'],
  [`/ku/email/confirm/${secret}`, '/ku/email/confirm/…'],
  [`/email/unsubscribe/saved/${secret}`, '/email/unsubscribe/saved/…'],
  [`/services/api/public/email/links/${secret}`, '/services/api/public/email/links/…'],
  [`/services/api/public/pay/${secret}/payment-url`, '/services/api/public/pay/…/payment-url'],
  [`/ku/wishlist/${secret}`, '/ku/wishlist/…'],
  [`/services/api/public/wishlists/${secret}?lang=ar`, '/services/api/public/wishlists/…?lang=ar'],
  ['/services/api/customer/property-wishlist/property/7', '/services/api/customer/property-wishlist/property/7'],
  ['/account/purchases/7/tickets', '/account/purchases/7/tickets'],
])('%s is written down as %s', (url, logged) => expect(toLoggedUrl(url)).toBe(logged))
