import type { ComponentPropsWithoutRef } from 'react'
import { ButtonContent } from './button-content.tsx'
import { type ButtonLook, buttonClass } from './button-link.tsx'

type ButtonProps = ComponentPropsWithoutRef<'button'> &
  ButtonLook & {
    isPending?: boolean
    /** The label while pending, for example "Saving…". */
    pendingLabel?: string
  }

/** A pending button says what it is doing, keeps its focus, and ignores presses. */
export function Button(props: ButtonProps) {
  const { tone, size, className, isPending = false, pendingLabel, type = 'submit', onClick, children, ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ tone, size, className })}
    >
      <ButtonContent isPending={isPending} pendingLabel={pendingLabel}>
        {children}
      </ButtonContent>
    </button>
  )
}
