import type { ReactNode } from 'react'

type ButtonContentProps = { isPending: boolean; pendingLabel?: string; children: ReactNode }

const line = 'inline-flex items-center justify-center gap-2'

/** Both texts lie in one place, so that the button never gets narrower while it works. */
export function ButtonContent({ isPending, pendingLabel, children }: ButtonContentProps) {
  if (!isPending) return <span className={line}>{children}</span>
  return (
    <span className="inline-grid *:[grid-area:1/1]">
      <span aria-hidden="true" className={`${line} invisible`}>
        {children}
      </span>
      <span className={line}>
        <span
          aria-hidden="true"
          className="size-5 shrink-0 animate-turn rounded-full border-2 border-current border-e-transparent"
        />
        {pendingLabel}
      </span>
    </span>
  )
}
