import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../../../client/text.tsx'
import { fill, fillCount } from '../../../../i18n/fill.ts'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { Button } from '../../../../ui/button.tsx'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { CheckIcon, ClockIcon, PercentIcon, WarningIcon } from '../../../../ui/icons.tsx'
import { LockIcon, ReturnIcon } from '../../../../ui/icons-detail.tsx'
import type { CodeState } from './code-state.ts'
import type { CodeMessages } from './load-code.ts'

type CodeResultProps = {
  messages: CodeMessages
  state: Exclude<CodeState, { kind: 'opening' } | { kind: 'open' }>
  onOpen: (isNew: boolean) => void
}

/** What has become of the code, and what to do next. */
export function CodeResult({ messages, state, onOpen }: CodeResultProps) {
  const again = (label: string) => (
    <Button type="button" size="large" onClick={() => onOpen(state.kind === 'over')} className="w-full">
      {label}
    </Button>
  )
  const packages = (label: string) => (
    <ButtonLink as={Link} to="/packages" size="large" className="w-full">
      {label}
    </ButtonLink>
  )
  const toList = (
    <ButtonLink as={Link} to="/account/subscription" replace tone="quiet" size="large" className="w-full">
      {messages.toList}
    </ButtonLink>
  )
  if (state.kind === 'used')
    return (
      <Result
        look="bg-success-soft text-success"
        icon={<CheckIcon className="size-14" />}
        title={messages.usedTitle}
        actions={
          <>
            {state.isEnded ? packages(messages.more) : again(messages.another)}
            {toList}
          </>
        }
      >
        <Used messages={messages} state={state} />
      </Result>
    )
  const results = {
    over: {
      icon: <ClockIcon className="size-14" />,
      title: messages.over,
      text: messages.overHint,
      action: again(messages.renew),
    },
    undone: {
      icon: <ReturnIcon className="size-14" />,
      title: messages.undone,
      text: messages.undoneHint,
      action: again(messages.another),
    },
    none: {
      icon: <PercentIcon className="size-14" />,
      title: messages.none,
      text: messages.noneHint,
      action: packages(messages.choose),
    },
    suspended: {
      icon: <LockIcon className="size-14" />,
      title: messages.suspended,
      text: 'message' in state ? state.message : '',
      action: (
        <ButtonLink as={Link} to="/contact" size="large" className="w-full">
          {messages.contact}
        </ButtonLink>
      ),
    },
    problem: {
      icon: <WarningIcon className="size-14" />,
      title: messages.problem,
      text: 'message' in state ? state.message : '',
      action: again(messages.retry),
    },
  }
  const { icon, title, text, action } = results[state.kind]
  return (
    <Result
      look="bg-warning-soft text-warning"
      icon={icon}
      title={title}
      actions={
        <>
          {action}
          {toList}
        </>
      }
    >
      <p className="text-lg text-ink-soft">{text}</p>
    </Result>
  )
}

type ResultProps = { look: string; icon: ReactNode; title: string; actions: ReactNode; children: ReactNode }

const Result = ({ look, icon, title, actions, children }: ResultProps) => (
  <div className="flex w-full max-w-sm flex-col items-center gap-5 text-center">
    <span className={`inline-flex size-28 items-center justify-center rounded-full ${look}`}>{icon}</span>
    <h2 className="text-3xl">{title}</h2>
    {children}
    <div className="flex w-full flex-col gap-3 pt-2">{actions}</div>
  </div>
)

type UsedProps = { messages: CodeMessages; state: Extract<CodeState, { kind: 'used' }> }

/** Who took it, what it brought, and how much is left. */
function Used({ messages, state: { redemption, left, isEnded } }: UsedProps) {
  const locale = useLocale()
  const percent = redemption?.discount?.percent
  return (
    <>
      {redemption && (
        <p className="text-xl font-semibold wrap-anywhere">
          {fill(messages.usedAt, { business: redemption.business.title })}
        </p>
      )}
      {redemption?.saved ? (
        <p className="text-2xl font-bold text-success">
          {fill(messages.saved, { amount: formatPrice(locale, redemption.saved) })}
        </p>
      ) : (
        percent !== undefined && (
          <p className="text-2xl font-bold text-success">{fill(messages.percent, { percent })}</p>
        )
      )}
      <p className="text-lg">
        {isEnded ? messages.ended : left === null ? messages.unlimitedLeft : fillCount(locale, left, messages.usesLeft)}
      </p>
    </>
  )
}
