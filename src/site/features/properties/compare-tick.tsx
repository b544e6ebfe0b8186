/** The same for everybody until the page listens; then `CompareSlot` hears it. */
export const CompareTick = ({ id, label, title }: { id: number; label: string; title: string }) => (
  <label className="compare-tick">
    <input type="checkbox" data-compare={id} aria-label={`${label}: ${title}`} />
    {label}
  </label>
)
