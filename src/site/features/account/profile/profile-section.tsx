import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { ChevronDownIcon } from '../../../../ui/icons.tsx'

type ProfileSectionProps = {
  id: string
  title: string
  /** Stands beside the title, so that most people need not open the part. */
  value?: ReactNode
  hint?: string
  /** Takes the focus where what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>
  isDangerous?: boolean
  /** Opens it. It is folded again by hand alone. */
  isOpen?: boolean
  children: ReactNode
}

/** A part of the profile that folds. A link to `#id` opens it. */
export function ProfileSection(props: ProfileSectionProps) {
  const { id, title, value, hint, headingRef, isDangerous, isOpen = false, children } = props
  const part = useRef<HTMLDetailsElement>(null)
  const [isOpenAtFirst] = useState(isOpen)
  const { hash } = useLocation()
  const isWanted = isOpen || hash === `#${id}`
  useEffect(() => {
    if (part.current && isWanted) part.current.open = true
  }, [isWanted])
  return (
    <section
      aria-labelledby={id}
      className={`rounded-card border bg-surface shadow-soft ${isDangerous ? 'border-danger' : 'border-line'}`}
    >
      <details ref={part} open={isOpenAtFirst} className="group">
        <summary className="flex min-h-16 cursor-pointer list-none items-center justify-between gap-4 rounded-card px-4 py-3 hover:bg-sunken sm:px-6 [&::-webkit-details-marker]:hidden">
          <span className="min-w-0">
            <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-lg outline-none">
              {title}
            </h2>
            {value && <span className="block text-ink-soft wrap-anywhere">{value}</span>}
          </span>
          <ChevronDownIcon className="size-5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180" />
        </summary>
        <div className="px-4 pt-1 pb-4 sm:px-6 sm:pb-6">
          {hint && <p className="mb-4 text-ink-soft">{hint}</p>}
          {children}
        </div>
      </details>
    </section>
  )
}
