import type { ElementType } from 'react'
import { classes } from './classes.ts'
import { CheckIcon } from './icons.tsx'
import { linkTo } from './link-to.ts'

type StepsProps = {
  label: string
  steps: { label: string; href?: string }[]
  /** Index of the step the person is on. */
  current: number
  /** Spoken after a finished step. */
  doneLabel: string
  as?: ElementType
  className?: string
}

const dots = {
  done: 'bg-success text-surface',
  now: 'bg-brand text-on-brand',
  later: 'border border-line-strong bg-surface text-ink-soft',
}

export function Steps({ label, steps, current, doneLabel, as, className }: StepsProps) {
  const Tag: ElementType = as ?? 'a'
  return (
    <nav aria-label={label} className={className}>
      <ol className="flex items-start">
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'now' : 'later'
          const text = (
            <>
              <span
                aria-hidden="true"
                className={classes(
                  'flex size-9 items-center justify-center rounded-full text-sm font-bold',
                  dots[state],
                )}
              >
                {state === 'done' ? <CheckIcon className="size-5" /> : index + 1}
              </span>
              <span className={state === 'now' ? 'font-semibold text-ink' : 'text-ink-soft'}>{step.label}</span>
            </>
          )
          const place =
            'relative z-10 flex min-h-11 flex-col items-center gap-1.5 rounded-control px-1 text-center text-sm'
          return (
            <li
              key={step.label}
              aria-current={state === 'now' ? 'step' : undefined}
              className={classes(
                'relative flex-1',
                index > 0 &&
                  'before:absolute before:top-[17px] before:start-[calc(-50%+1.5rem)] before:end-[calc(50%+1.5rem)] before:h-0.5',
                index <= current ? 'before:bg-success' : 'before:bg-line',
              )}
            >
              {state === 'done' && step.href ? (
                <Tag {...linkTo(as, step.href)} className={classes(place, 'hover:underline')}>
                  {text}
                  <span className="sr-only">{doneLabel}</span>
                </Tag>
              ) : (
                <div className={place}>
                  {text}
                  {state === 'done' && <span className="sr-only">{doneLabel}</span>}
                </div>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
