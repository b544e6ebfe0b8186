/** Server-rendered for all visitors; `CompareSlot` listens to it. */
export const CompareTick = ({ id, label, title }: { id: number; label: string; title: string }) => (
  <label className="compare-tick">
    <input type="checkbox" data-compare={id} aria-label={`${label}: ${title}`} />
    {label}
  </label>
)
