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
    <div
      className={classes(
        'flex w-full items-center rounded-full bg-surface text-ink outline-gold focus-within:outline-3 focus-within:outline-offset-1',
        isLarge ? 'min-h-16 gap-2 border border-line p-2 shadow-soft' : 'border border-line-strong',
        className,
      )}
    >
      <button
        type="submit"
        aria-label={action}
        className={classes(
          'inline-flex shrink-0 cursor-pointer items-center justify-center rounded-full',
          isLarge ? 'size-12 bg-brand text-on-brand hover:bg-brand-deep' : 'size-11 text-ink-soft hover:text-ink',
        )}
      >
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
        className="min-w-0 grow bg-transparent py-2 text-base outline-none [unicode-bidi:plaintext] placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
      />
      {end ?? <span className="w-4 shrink-0" />}
    </div>
  )
}
