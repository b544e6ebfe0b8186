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

/** The result of the code, and the next step. */
export function CodeResult({ messages, state, onOpen }: CodeResultProps) {
  const actions = (
    <>
      <NextStep messages={messages} state={state} onOpen={onOpen} />
      <ButtonLink as={Link} to="/account/subscription" replace tone="quiet" size="large" className="w-full">
        {messages.toList}
      </ButtonLink>
    </>
  )
  if (state.kind === 'used')
    return (
      <Result
        look="bg-success-soft text-success"
        icon={<CheckIcon className="size-14" />}
        title={messages.usedTitle}
        actions={actions}
      >
        <Used messages={messages} state={state} />
      </Result>
    )
  const { Icon, title, text } = toNotice(messages, state)
  return (
    <Result look="bg-warning-soft text-warning" icon={<Icon className="size-14" />} title={title} actions={actions}>
      <p className="text-lg text-ink-soft">{text}</p>
    </Result>
  )
}

function NextStep({ messages, state, onOpen }: CodeResultProps) {
  if (state.kind === 'suspended')
    return (
      <ButtonLink as={Link} to="/contact" size="large" className="w-full">
        {messages.contact}
      </ButtonLink>
    )
  if (state.kind === 'none' || (state.kind === 'used' && state.isEnded))
    return (
      <ButtonLink as={Link} to="/packages" size="large" className="w-full">
        {state.kind === 'none' ? messages.choose : messages.more}
      </ButtonLink>
    )
  const labels = { used: messages.another, over: messages.renew, undone: messages.another, problem: messages.retry }
  return (
    <Button type="button" size="large" onClick={() => onOpen(state.kind === 'over')} className="w-full">
      {labels[state.kind]}
    </Button>
  )
}

/** The icon and the words for a code that was not used. */
function toNotice(messages: CodeMessages, state: Exclude<CodeResultProps['state'], { kind: 'used' }>) {
  const text = 'message' in state ? state.message : ''
  const notices = {
    over: { Icon: ClockIcon, title: messages.over, text: messages.overHint },
    undone: { Icon: ReturnIcon, title: messages.undone, text: messages.undoneHint },
    none: { Icon: PercentIcon, title: messages.none, text: messages.noneHint },
    suspended: { Icon: LockIcon, title: messages.suspended, text },
    problem: { Icon: WarningIcon, title: messages.problem, text },
  }
  return notices[state.kind]
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
