import { CheckIcon, ClockIcon, WarningIcon } from '../../../ui/icons.tsx'
import { useFocusOnce } from './use-focus-once.ts'

const looks = {
  good: { Icon: CheckIcon, look: 'bg-success-soft text-success' },
  open: { Icon: ClockIcon, look: 'bg-warning-soft text-warning' },
  bad: { Icon: WarningIcon, look: 'bg-danger-soft text-danger' },
}

type PaymentHeadingProps = {
  heading: string
  text: string
  look: keyof typeof looks
  isOpen: boolean
  asking: string
}

/** The result of a payment, announced at once to a customer who comes back from a bank. */
export function PaymentHeading({ heading, text, look: name, isOpen, asking }: PaymentHeadingProps) {
  const focused = useFocusOnce<HTMLHeadingElement>()
  const { Icon, look } = looks[name]
  return (
    <>
      <div role="status" className="flex flex-col items-center gap-3 text-center">
        <span className={`inline-flex size-16 items-center justify-center rounded-full ${look}`}>
          <Icon className="size-8" />
        </span>
        <h1 ref={focused} tabIndex={-1} data-arrival className="scroll-mt-24 text-2xl outline-none md:text-3xl">
          {heading}
        </h1>
        <p className="text-lg text-ink-soft">{text}</p>
      </div>
      {isOpen && (
        <p className="flex items-center justify-center gap-2 text-sm text-ink-soft noscript:hidden">
          <span
            aria-hidden="true"
            className="size-4 animate-turn rounded-full border-2 border-current border-e-transparent"
          />
          {asking}
        </p>
      )}
    </>
  )
}
