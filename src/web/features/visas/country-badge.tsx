/** The country's two letters, as they stand on passports and number plates. */
export const CountryBadge = ({ code }: { code: string }) => (
  <span
    aria-hidden="true"
    dir="ltr"
    className="inline-flex h-9 min-w-12 items-center justify-center rounded-control border-2 border-brand bg-surface px-2 font-bold tracking-wider text-brand"
  >
    {code}
  </span>
)
