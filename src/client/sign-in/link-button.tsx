import type { ReactNode } from 'react'

type LinkButtonProps = { onPress: () => void; className?: string; children: ReactNode }

/**
 * The ways to the other phases: quieter than the one action of a phase. The second of a double tap was meant for what stood here
 * before the phase changed.
 */
export const LinkButton = ({ onPress, className = '', children }: LinkButtonProps) => (
  <button
    type="button"
    onClick={(event) => event.detail < 2 && onPress()}
    className={`inline-flex min-h-11 cursor-pointer items-center rounded font-semibold text-brand underline-offset-4 hover:underline ${className}`}
  >
    {children}
  </button>
)
