import { classes } from './classes.ts'
import { CheckIcon, CrossIcon } from './icons.tsx'

type CheckListProps = { items: readonly string[]; tone?: 'yes' | 'no'; className?: string }

/** A list of included or excluded things. */
export const CheckList = ({ items, tone = 'yes', className }: CheckListProps) => (
  <ul className={classes('space-y-2.5', className)}>
    {items.map((item) => (
      <li key={item} className="flex items-start gap-3">
        {tone === 'yes' ? (
          <CheckIcon className="mt-1 size-5 text-success" />
        ) : (
          <CrossIcon className="mt-1 size-5 text-ink-soft" />
        )}
        {item}
      </li>
    ))}
  </ul>
)
