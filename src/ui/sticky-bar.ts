/** On a phone what is paid and done next stays above the thumb's navigation. The last part of a page, so that it never covers what is below. */
export const stickyBar =
  'sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-20 -mx-4 mt-6 border-t border-line bg-surface px-4 py-3 shadow-soft md:bottom-0 lg:hidden noscript:hidden print:hidden'
