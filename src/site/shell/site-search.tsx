import { type ComponentType, type FocusEvent, useState } from 'react'
import { GetForm } from '../../client/forms/get-form.tsx'
import { useText } from '../../client/text.tsx'
import { classes } from '../../ui/classes.ts'
import { SearchBox } from '../../ui/search-box.tsx'

type SiteSearchProps = { label: string; className?: string }
type Used = { input: HTMLInputElement; Suggestions: ComponentType<{ input: HTMLInputElement }> }

/** The search from any page. Suggestions load on first use, so that no page waits for them. */
export function SiteSearch({ label, className }: SiteSearchProps) {
  const t = useText()
  const [used, setUsed] = useState<Used | null>(null)
  const load = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    if (used) return
    import('../features/search/suggestions.tsx').then(
      ({ Suggestions }) => setUsed({ input, Suggestions }),
      () => {
        // Without them it is a form as any other.
      },
    )
  }
  return (
    <GetForm action="/search" role="search" aria-label={label} className={classes('relative', className)}>
      <SearchBox
        label={t.search.site}
        action={t.search.title}
        // One short word: a header between a menu and a name has no room for more.
        placeholder={t.search.title}
        aria-keyshortcuts="/"
        onFocus={load}
      />
      {used && <used.Suggestions input={used.input} />}
    </GetForm>
  )
}
