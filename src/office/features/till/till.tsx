import { useState } from 'react'
import { useLocation } from 'react-router'
import { useLocale } from '../../../client/text.tsx'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import { Field } from '../../../ui/field.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { isPending } from '../offline-queue/queue.ts'
import { CodeForm, toUnusedProblem } from '../scanning/code-form.tsx'
import { NetworkNote } from '../scanning/network-note.tsx'
import { parseTillCode } from '../scanning/scanned-code.ts'
import { Scanner } from '../scanning/scanner.tsx'
import { type Membership, storedChoice, storedRedemptions } from './device-memory.ts'
import { DiscountChoice } from './discount-choice.tsx'
import { Tabs, todayHash } from './tabs.tsx'
import { TillAnswer } from './till-answer.tsx'
import { TodayList } from './today-list.tsx'
import { useTill } from './use-till.ts'

type TillProps = { messages: BusinessText; membership: Membership; onDoubt: () => void }

/** The till of one business: its discounts, the scan, and the redemptions of today. */
export function Till({ messages, membership, onDoubt }: TillProps) {
  const locale = useLocale()
  const { business, discounts } = membership
  const isToday = useLocation().hash === todayHash
  const queue = storedRedemptions.useValue().filter(({ businessId }) => businessId === business.id)
  const till = useTill({ membership, isToday, onDoubt })
  const { network, list, discount, answer, goOn } = till
  const choose = (id: number) => {
    const choice = storedChoice.read()
    storedChoice.write({ ...choice, discounts: { ...choice.discounts, [business.id]: id } })
  }
  return (
    <>
      <NetworkNote messages={messages.network} isGone={network.isGone} pending={queue.filter(isPending).length} />
      <Tabs messages={messages.tabs} isToday={isToday} />
      {isToday ? (
        <TodayList {...{ locale, messages, queue, ...list }} />
      ) : (
        <div className="space-y-5">
          <DiscountChoice messages={messages.discount} discounts={discounts} chosen={discount} onChoose={choose} />
          {till.isReady && <Codes messages={messages} till={till} />}
        </div>
      )}
      {answer && <TillAnswer {...{ locale, messages, answer }} onNext={goOn} onChange={list.load} />}
    </>
  )
}

function Codes({ messages, till }: { messages: BusinessText; till: ReturnType<typeof useTill> }) {
  const choice = storedChoice.useValue()
  const [isOpen, setOpen] = useState(false)
  const { amount, setAmount, bill, answer, give, read } = till
  return (
    <>
      <Field
        label={messages.amount.label}
        description={messages.amount.hint}
        error={bill === 'wrong' ? messages.amount.wrong : undefined}
        isLtr
        inputMode="numeric"
        autoComplete="off"
        maxLength={15}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      <Scanner
        messages={messages.camera}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPaused={answer !== null || bill === 'wrong'}
        onRead={read}
      />
      <CodeForm
        messages={messages.code}
        keys={messages.code}
        isPaused={bill === 'wrong'}
        parse={parseTillCode}
        toProblem={(typed) => toUnusedProblem(typed, messages.code)}
        onCode={give}
      />
      <Switch
        checked={choice.hasSound}
        onChange={({ target }) => storedChoice.write({ ...choice, hasSound: target.checked })}
        className="min-h-12"
      >
        {messages.sound}
      </Switch>
    </>
  )
}
