import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { CheckIcon } from '../../../ui/icons.tsx'
import type { CheckoutData } from './load-checkout.ts'
import type { useVoucher, VoucherBase } from './use-voucher.ts'

type VoucherBoxProps = {
  messages: CheckoutData['messages']['voucher']
  voucher: ReturnType<typeof useVoucher>
  quote: VoucherBase | null
}

export function VoucherBox({ messages, voucher, quote }: VoucherBoxProps) {
  const { applied, error, isPending, check, drop } = voucher
  const box = useRef<HTMLDivElement>(null)
  const [before, after] = messages.applied.split(':code')
  const apply = () => check(box.current?.querySelector('input')?.value ?? '', quote)
  return (
    <div ref={box}>
      <div role="status">
        {applied && (
          <p className="mb-2 flex items-start gap-2 rounded-control bg-success-soft px-4 py-3 text-success">
            <CheckIcon className="mt-0.5 size-5" />
            <span>
              <span className="font-semibold">
                {before}
                <bdi dir="ltr">{applied.code}</bdi>
                {after}
              </span>{' '}
              {applied.note}
            </span>
          </p>
        )}
      </div>
      {applied ? (
        <Button type="button" tone="quiet" size="small" onClick={() => drop()}>
          {messages.remove}
        </Button>
      ) : (
        <div className="flex items-start gap-3">
          <Field
            label={messages.label}
            error={error}
            isLtr
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={100}
            className="min-w-0 grow"
            // Enter here means this field, not the whole booking.
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              apply()
            }}
          />
          <Button
            type="button"
            tone="quiet"
            isPending={isPending}
            pendingLabel={messages.applying}
            onClick={apply}
            className="mt-[1.7rem]"
          >
            {messages.apply}
          </Button>
        </div>
      )}
    </div>
  )
}
