import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'

type SubmitRowProps = { label: string; pendingLabel: string; isPending: boolean; children?: ReactNode }

/** The one clear action of a form, and beside it the way out of it. Sent without script it would only meet an error. */
export const SubmitRow = ({ label, pendingLabel, isPending, children }: SubmitRowProps) => (
  <div className="flex flex-wrap gap-3 noscript:hidden">
    <Button isPending={isPending} pendingLabel={pendingLabel} className="max-sm:w-full">
      {label}
    </Button>
    {children}
  </div>
)

type CancelProps = { label: string; onCancel: () => void }

export const CancelFormButton = ({ label, onCancel }: CancelProps) => (
  <Button type="button" tone="ghost" onClick={onCancel} className="max-sm:w-full">
    {label}
  </Button>
)

export const Optional = ({ label, optional }: { label: string; optional: string }) => (
  <>
    {label} <span className="font-normal text-ink-soft">({optional})</span>
  </>
)
