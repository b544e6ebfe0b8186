import { Children, type MouseEvent, type ReactNode } from 'react'
import { buttonClass } from './button-link.tsx'
import { classes } from './classes.ts'
import { ChevronEndIcon, ChevronStartIcon } from './icons.tsx'

type CarouselProps = {
  label: string
  /** Without them there are no buttons: swiping, scrolling and the keyboard still work. */
  previousLabel?: string
  nextLabel?: string
  /** Shown in one line with the buttons: usually a heading and a link to all. */
  header?: ReactNode
  itemClassName?: string
  className?: string
  children: ReactNode
}

/** On a phone the next one looks in at the edge; where there are buttons, only whole ones are seen. */
const wholeCards =
  'w-[78%] sm:w-[calc((100%-1rem)/2)] md:w-[calc((100%-2rem)/3)] lg:w-[calc((100%-3rem)/4)] min-[112rem]:w-[calc((100%-4rem)/5)]'

function scrollByPage(event: MouseEvent<HTMLButtonElement>, step: 1 | -1) {
  const row = event.currentTarget.closest('[data-carousel]')?.querySelector('ul')
  if (!row) return
  const forward = getComputedStyle(row).direction === 'rtl' ? -1 : 1
  const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
  row.scrollBy({ left: row.clientWidth * step * forward, behavior: smooth ? 'smooth' : 'instant' })
}

export function Carousel({
  label,
  previousLabel,
  nextLabel,
  header,
  itemClassName = wholeCards,
  className,
  children,
}: CarouselProps) {
  const arrow = buttonClass({ tone: 'quiet', size: 'icon', className: 'rounded-full' })
  return (
    <section aria-label={label} data-carousel="" className={className}>
      {(header || previousLabel) && (
        <div className="mb-4 flex items-start justify-between gap-4">
          <div className="min-w-0 grow">{header}</div>
          {previousLabel && nextLabel && (
            <div className="hidden gap-2 sm:flex noscript:hidden">
              <button
                type="button"
                aria-label={previousLabel}
                className={arrow}
                onClick={(event) => scrollByPage(event, -1)}
              >
                <ChevronStartIcon />
              </button>
              <button
                type="button"
                aria-label={nextLabel}
                className={arrow}
                onClick={(event) => scrollByPage(event, 1)}
              >
                <ChevronEndIcon />
              </button>
            </div>
          )}
        </div>
      )}
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row must be reachable by the keyboard (axe: scrollable-region-focusable)
        tabIndex={0}
        aria-label={label}
        className={classes(
          '-mx-4 flex snap-x snap-mandatory scroll-px-4 gap-4 overflow-x-auto overscroll-x-contain rounded-card px-4 pt-1.5 pb-6',
          '[scrollbar-width:none] -outline-offset-3',
        )}
      >
        {Children.map(children, (child) => (
          <li className={classes('flex shrink-0 snap-start *:grow', itemClassName)}>{child}</li>
        ))}
      </ul>
    </section>
  )
}
