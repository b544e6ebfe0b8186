import type { ReactNode } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { type ButtonSize, type ButtonTone, buttonClass } from './button-link.tsx'

export type ButtonProps = Omit<AriaButtonProps, 'className' | 'children' | 'style'> & {
  tone?: ButtonTone
  size?: ButtonSize
  /** Spoken while pending. */
  pendingLabel?: string
  className?: string
  children: ReactNode
}

/** A pending button keeps its width and its focus, and ignores presses. */
export function Button({ tone, size, pendingLabel, className, children, ...props }: ButtonProps) {
  const look = buttonClass({ tone, size, className })
  return (
    <AriaButton {...props} className={`relative ${look} data-focus-visible:outline-3`}>
      {({ isPending }) => (
        <>
          <span className={`inline-flex items-center gap-2 ${isPending ? 'opacity-0' : ''}`}>{children}</span>
          {isPending && (
            <span className="absolute inset-0 flex items-center justify-center">
              <span
                aria-hidden="true"
                className="size-5 animate-turn rounded-full border-2 border-current border-e-transparent"
              />
              <span className="sr-only">{pendingLabel}</span>
            </span>
          )}
        </>
      )}
    </AriaButton>
  )
}
