import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classes } from './classes.ts'
import { SearchIcon } from './icons.tsx'

type SearchBoxProps = Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'className'> & {
  label: string
  /** The label of the button that begins the search. */
  action: string
  isLarge?: boolean
  end?: ReactNode
  className?: string
}

/** The field of a search, with its button; the form around it is the caller's. */
export function SearchBox({ label, action, isLarge = false, end, className, ...input }: SearchBoxProps) {
  return (
    <div className={classes('search-box', isLarge && 'search-box-large', className)}>
      <button type="submit" aria-label={action}>
        <SearchIcon />
      </button>
      <input
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={200}
        {...input}
        type="search"
        aria-label={label}
        data-search-box=""
      />
      {end ?? <span className="w-4 shrink-0" />}
    </div>
  )
}
