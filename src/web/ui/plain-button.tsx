import type { ComponentPropsWithoutRef } from 'react'
import { type ButtonLook, buttonClass } from './button-link.tsx'

type PlainButtonProps = ComponentPropsWithoutRef<'button'> &
  ButtonLook & {
    isPending?: boolean
    /** Spoken while pending. */
    pendingLabel?: string
  }

/** A pending button keeps its width and its focus, and ignores presses. */
export function PlainButton(props: PlainButtonProps) {
  const { tone, size, className, isPending = false, pendingLabel, type = 'submit', onClick, children, ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      className={`relative ${buttonClass({ tone, size, className })}`}
    >
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
    </button>
  )
}
