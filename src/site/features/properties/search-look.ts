/** A cell of the search that opens: it looks like a field. */
export const summaryLook =
  'flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-control border border-line bg-surface px-3 text-ink hover:border-line-strong [&::-webkit-details-marker]:hidden'
/** Panels below it: as wide as the search on a phone. */
export const panelLook =
  'absolute inset-x-0 top-full z-40 mt-1 max-h-[75vh] overflow-y-auto rounded-card border border-line bg-surface text-ink shadow-soft md:inset-x-auto md:w-96'
