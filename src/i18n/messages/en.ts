import { plural } from '../plural.ts'

const count = (n: number, one: string, other: string) => plural('en', n, { one, other })

export const en = {
  brand: { name: 'Safar', tagline: 'Travel in Iraq with peace of mind' },
  nav: {
    home: 'Home',
    properties: 'Stays',
    propertiesShort: 'Stays',
    events: 'Events',
    activities: 'Activities',
    articles: 'Articles',
    tours: 'Tours',
    umrah: 'Umrah',
    visas: 'Visas',
    offers: 'Travel offers',
    discounts: 'Discounts',
    packages: 'Discount packages',
    navigator: 'Navigator',
    signIn: 'Sign in',
    trips: 'Trips',
    account: 'Account',
    notifications: 'Notifications',
    more: 'More',
    saving: 'Data saver is on',
    sections: 'All sections',
    contact: 'Contact us',
    download: 'Download the app',
    main: 'Main',
    phone: 'Quick navigation',
    footer: 'Footer',
    language: 'Language',
    skip: 'Skip to content',
    trail: 'You are here',
  },
  alert: {
    success: 'Success',
    error: 'Error',
    warning: 'Warning',
    info: 'Information',
    close: 'Close',
    tooMany: 'Too Many Attempts',
    tooManyText: 'You have made several requests, please try again later',
  },
  share: {
    action: 'Share',
    copied: 'Link copied',
    copiedHint: 'Paste it wherever you like.',
    copyByHand: 'The link to this page',
  },
  error: {
    notFound: 'Page Not Found',
    notFoundHint: 'The address may be old or mistyped. These are good places to start again:',
    internal: 'Internal Server Error',
    internalHint: 'Something went wrong on our side, and our team has been notified. Nothing you entered is lost.',
    offline: 'We could not reach Safar. Check your connection and try again.',
    retry: 'Try again',
    home: 'Back to home',
  },
  search: { title: 'Search', site: 'Search Safar', placeholder: 'Place, stay, event…' },
  loading: 'Loading',
  list: {
    pages: 'Pages',
    page: (n: number) => `Page ${n}`,
    previous: 'Previous page',
    next: 'Next page',
    empty: 'No data found',
    emptyHint: 'There is nothing here yet. Have a look at the other sections.',
    emptyPage: 'No data on this page',
    emptyPageHint: 'This list has fewer pages.',
    firstPage: 'Go to the first page',
    seeAll: 'View all',
    back: 'Back',
    forward: 'Forward',
  },
  price: {
    from: 'From',
    perNight: 'per night',
    before: 'Price before discount',
    now: 'Price now',
    off: (percent: number) => `${percent}% off`,
    free: 'Free of charge',
    perPerson: 'per person',
  },
  rating: {
    outOf: (value: number) => `Rated ${value.toFixed(1)} out of 5`,
    reviews: (n: number) => count(n, '# review', '# reviews'),
    stars: (n: number) => count(n, '# star', '# stars'),
  },
  currency: {
    short: { USD: 'USD', IQD: 'IQD' },
    showIn: { USD: 'Show prices in USD', IQD: 'Show prices in IQD' },
  },
  home: {
    properties: (n: number) => count(n, '# stay', '# stays'),
    offers: 'Discover more',
  },
  property: {
    title: 'Stays in Iraq',
    titleIn: (place: string) => `Stays in ${place}`,
    description:
      'Hotels, apartments, resorts and guest houses in every governorate of Iraq, with prices per night in dinars and dollars.',
    lead: (n: number) => count(n, '# place to stay in Iraq', '# places to stay all over Iraq'),
    about: 'About this stay',
    facilities: 'Facilities',
    rooms: 'Room types',
    photos: (n: number) => count(n, '# photo', '# photos'),
    gallery: 'Photos',
    checkIn: 'Check-in from',
    checkOut: 'Check-out until',
    floor: (n: number) => (n === 0 ? 'Ground floor' : `Floor ${n}`),
    area: (n: number) => `${n} m²`,
    guests: (n: number) => count(n, 'Up to # guest', 'Up to # guests'),
    /** Behind how many guests a room takes, where its beds are for fewer. */
    inBeds: (n: number) => `, beds for ${n}`,
    left: (n: number) => count(n, '# room of this type', '# rooms of this type'),
    facts: 'Good to know',
    address: 'Address',
    kind: 'Type of stay',
  },
  wishlist: { save: (title: string) => `Save ${title} to your wishlist` },
  event: { soldOut: 'Sold out' },
  activity: {
    soldOut: 'Fully booked',
    time: (minutes: number) => {
      const hours = Math.floor(minutes / 60)
      const rest = minutes % 60
      const parts = [hours && count(hours, '# hour', '# hours'), rest && count(rest, '# minute', '# minutes')]
      return parts.filter(Boolean).join(' ')
    },
  },
  article: {
    minutes: (n: number) => count(n, '# min read', '# min read'),
  },
}

export type Messages = typeof en
