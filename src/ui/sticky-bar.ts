/** On a phone the price and the next step stay above the bottom navigation. It is the last part of a page, so that it never covers text below. */
export const stickyBar =
  'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 border-t border-line bg-surface px-4 py-3 shadow-soft md:bottom-0 lg:hidden noscript:hidden print:hidden'
