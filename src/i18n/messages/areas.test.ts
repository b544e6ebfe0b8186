import { describe, expect, test } from 'vitest'
import { contact } from '../pages/contact.ts'
import { download } from '../pages/download.ts'
import { homeHead } from '../pages/home.ts'
import { accountText } from './account.ts'
import { activitiesText } from './activities.ts'
import { answersText } from './answers.ts'
import { arrivalText } from './arrival.ts'
import { arrivalsText } from './arrivals.ts'
import { articlesText } from './articles.ts'
import { bookingText } from './booking.ts'
import { bookingMessages } from './booking-messages.ts'
import { businessText } from './business.ts'
import { catalogueText } from './catalogue.ts'
import { checkoutText } from './checkout.ts'
import { checkoutItemsText } from './checkout-items.ts'
import { checkoutPurchasesText } from './checkout-purchases.ts'
import { choiceText } from './choice.ts'
import { cityPlanText } from './city-plan.ts'
import { combinationText } from './combination.ts'
import { compareText } from './compare.ts'
import { discountNewsText } from './discount-news.ts'
import { discountsText } from './discounts.ts'
import { doorText } from './door.ts'
import { dueText } from './due.ts'
import { eventsText } from './events.ts'
import { fallenPriceText } from './fallen-price.ts'
import { familyText } from './family.ts'
import { footerText } from './footer.ts'
import { holyDaysText } from './holy-days.ts'
import { invoicesText } from './invoices.ts'
import { keepingText } from './keeping.ts'
import { mapText } from './map.ts'
import { notificationTitles } from './notification-titles.ts'
import { notificationsText } from './notifications.ts'
import { offersText } from './offers.ts'
import { offlineText } from './offline.ts'
import { packagesText } from './packages.ts'
import { paperHelpText } from './paper-help.ts'
import { passportLinesText } from './passport-lines.ts'
import { payLinkText } from './pay-link.ts'
import { payersText } from './payers.ts'
import { pointsText } from './points.ts'
import { prayerText } from './prayer.ts'
import { prayerRemindersText } from './prayer-reminders.ts'
import { propertiesText } from './properties.ts'
import { propertyMapText } from './property-map.ts'
import { purchaseMessages } from './purchase-messages.ts'
import { purchasePaymentText } from './purchase-payment.ts'
import { purchasesText } from './purchases.ts'
import { pushText } from './push.ts'
import { qiblaText } from './qibla.ts'
import { questionsText } from './questions.ts'
import { reportText } from './report.ts'
import { reservationChangeText } from './reservation-change.ts'
import { reservationsText } from './reservations.ts'
import { reviewPhotosText } from './review-photos.ts'
import { reviewsText } from './reviews.ts'
import { routeMapText } from './route-map.ts'
import { savingText } from './saving.ts'
import { sellerOrdersText } from './seller-orders.ts'
import { signIn as signInAr } from './sign-in/ar.ts'
import { signIn as signInEn } from './sign-in/en.ts'
import { signIn as signInKu } from './sign-in/ku.ts'
import { splitStayText } from './split-stay.ts'
import { stayPageText } from './stay-page.ts'
import { staySearchText } from './stay-search.ts'
import { staySectionsText } from './stay-sections.ts'
import { staysNearText } from './stays-near.ts'
import { stockText } from './stock.ts'
import { subscriptionsText } from './subscriptions.ts'
import { surroundingsText } from './surroundings.ts'
import { ticketsText } from './tickets.ts'
import { tourismText } from './tourism.ts'
import { travellersText } from './travellers.ts'
import { umrahText } from './umrah.ts'
import { uploadsText } from './uploads.ts'
import { visaApplicationsText } from './visa-applications.ts'
import { visaFormText } from './visa-form.ts'
import { visaPhotoText } from './visa-photo.ts'
import { visaWorkText } from './visa-work.ts'
import { visasText } from './visas.ts'
import { waitlistText } from './waitlist.ts'
import { walletText } from './wallet.ts'
import { wishlistText } from './wishlist.ts'

const areas = {
  contact,
  download,
  homeHead,
  accountText,
  activitiesText,
  answersText,
  arrivalText,
  arrivalsText,
  articlesText,
  bookingMessages,
  businessText,
  checkoutText,
  checkoutItemsText,
  checkoutPurchasesText,
  choiceText,
  cityPlanText,
  combinationText,
  compareText,
  bookingText,
  discountsText,
  doorText,
  dueText,
  eventsText,
  footerText,
  holyDaysText,
  invoicesText,
  catalogueText,
  keepingText,
  mapText,
  discountNewsText,
  fallenPriceText,
  familyText,
  notificationTitles,
  notificationsText,
  offersText,
  offlineText,
  packagesText,
  paperHelpText,
  payersText,
  payLinkText,
  passportLinesText,
  pointsText,
  prayerText,
  prayerRemindersText,
  purchaseMessages,
  purchasePaymentText,
  purchasesText,
  pushText,
  qiblaText,
  reservationChangeText,
  questionsText,
  reportText,
  reservationsText,
  reviewPhotosText,
  reviewsText,
  routeMapText,
  savingText,
  sellerOrdersText,
  signInText: { en: signInEn, ar: signInAr, ku: signInKu },
  propertiesText,
  propertyMapText,
  splitStayText,
  stayPageText,
  staySearchText,
  staysNearText,
  staySectionsText,
  stockText,
  subscriptionsText,
  surroundingsText,
  ticketsText,
  tourismText,
  travellersText,
  umrahText,
  uploadsText,
  visaApplicationsText,
  visaFormText,
  visaWorkText,
  visaPhotoText,
  visasText,
  waitlistText,
  walletText,
  wishlistText,
}

/** All texts of an area; functions are asked with a few numbers, and with a name where they want one. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return [0, 1, 2, 3, 11, 100, 102].map((count) => value(count, count + 1))
  if (isForms(value as object)) return [Object.values(value as object).join(' ')]
  return Object.values(value as object).flatMap(textsOf)
}

/** The forms of one word: languages differ in how many they have. */
const isForms = (value: object): boolean =>
  Object.keys(value).every((name) => /^(zero|one|two|few|many|other)$/.test(name))

/** `:count` and its like are replaced before anybody reads them; names of formats and the like are written so in all three languages. */
const withoutNames = (text: string): string => text.replace(/:[a-z]+|\b(?:QR|FIB|JavaScript|PDF|CSV|IP)\b/g, '')

/** Written in digits; not those of a code that is an example. Where English has 06:00, the others name the hour and the part of the day. */
const numbersIn = (text: string): string[] =>
  [
    ...text
      .replace(/\b[A-Z]+\d[\w-]*/g, '')
      .replace(/\b0?(\d+):00\b/g, '$1')
      .matchAll(/\d+(?:[.,:]\d+)*/g),
  ].map(([number]) => number)

const contradict = (one: string[], other: string[]): boolean =>
  one.length > 0 &&
  other.length > 0 &&
  !one.every((number) => other.includes(number)) &&
  !other.every((number) => one.includes(number))

describe.each(Object.entries(areas))('the words of %s', (_, text) => {
  test('are whole in every language', () => {
    for (const texts of [text.en, text.ar, text.ku].map(textsOf))
      expect(texts.filter((one) => /undefined|NaN|#/.test(one) || one.trim() === '')).toEqual([])
  })

  test('are Arabic in Arabic and Kurdish in Kurdish', () => {
    const foreign = [...textsOf(text.ar), ...textsOf(text.ku)].map(withoutNames)
    expect(foreign.filter((one) => /[A-Za-z]{2,}/.test(one))).toEqual([])
    expect(textsOf(text.ku).filter((one) => /[يكةى]/.test(one))).toEqual([])
    expect(textsOf(text.ar).filter((one) => /[ەێۆڕڵڤ]/.test(one))).toEqual([])
  })

  test('say no number that another language contradicts', () => {
    const [english, arabic, kurdish] = [text.en, text.ar, text.ku].map((one) => textsOf(one).map(numbersIn)) as [
      string[][],
      string[][],
      string[][],
    ]
    const found = english.flatMap((numbers, index) => {
      const all = [numbers, arabic[index] ?? [], kurdish[index] ?? []]
      return all.some((one) => all.some((other) => contradict(one, other))) ? [all] : []
    })
    expect(found).toEqual([])
  })

  test('say the same in other words: none was left as it stood', () => {
    const [english, arabic, kurdish] = [text.en, text.ar, text.ku].map(textsOf) as [string[], string[], string[]]
    expect([arabic.length, kurdish.length]).toEqual([english.length, english.length])
    expect(
      english.filter((one, index) => /[a-z]/i.test(one) && (one === arabic[index] || one === kurdish[index])),
    ).toEqual([])
  })
})

test.each([
  [1, 1, 'يوم عمل واحد'],
  [1, 2, 'يوم إلى يومي عمل'],
  [2, 4, 'من 2 إلى 4 أيام عمل'],
  [15, 30, 'من 15 إلى 30 يوم عمل'],
])('from %d to %d working days in Arabic', (min, max, text) => expect(visasText.ar.workingDays(min, max)).toBe(text))
