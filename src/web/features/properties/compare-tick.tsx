/** The same for everybody until the page listens; then `CompareSlot` hears it. */
export const CompareTick = ({ id, label, title }: { id: number; label: string; title: string }) => (
  <label className="relative z-20 -mb-2 inline-flex min-h-11 cursor-pointer items-center gap-2 self-start text-sm noscript:hidden print:hidden">
    <input type="checkbox" data-compare={id} aria-label={`${label}: ${title}`} className="size-5 accent-brand" />
    {label}
  </label>
)
