import { type ReactNode, useEffect, useRef } from 'react'
import { WarningIcon } from '../../../ui/icons.tsx'

type ProblemFrameProps = {
  /** Another one is another problem, even where it reads the same. */
  problem: object
  title: string
  text: ReactNode
  children?: ReactNode
}

/** It takes the focus: it may lie far from the button. */
export function ProblemFrame({ problem, title, text, children }: ProblemFrameProps) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new problem is to be seen
  useEffect(() => {
    // The focus alone would stop the page on its way to the top, with the panel under the header.
    ref.current?.focus({ preventScroll: true })
    ref.current?.scrollIntoView({ block: 'start' })
  }, [problem])
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-24 space-y-4 rounded-card border border-danger bg-surface p-4 sm:p-6"
    >
      <div className="flex items-start gap-3">
        <WarningIcon className="mt-1 size-6 text-danger" />
        <div>
          <h2 className="text-lg">{title}</h2>
          {text}
        </div>
      </div>
      {children}
    </div>
  )
}
