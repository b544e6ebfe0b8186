import { useState } from 'react'
import type { Locale } from '../../../domain/text/locale.ts'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import { Button } from '../../../ui/button.tsx'
import { AnswerScreen, CheckingScreen } from '../scanning/answer-screen.tsx'
import { toAnswerText } from './answer-text.ts'
import { storedRedemptions } from './device-memory.ts'
import type { RedeemAnswer } from './redeem.ts'
import type { RedemptionItem } from './redemption-queue.ts'
import { Undo } from './undo-form.tsx'

type TillAnswerProps = {
  locale: Locale
  messages: BusinessText
  answer: RedeemAnswer | 'checking'
  onNext: () => void
  /** The list of today is another now. */
  onChange: () => void
}

export function TillAnswer({ locale, messages, answer, onNext, onChange }: TillAnswerProps) {
  const [done, setDone] = useState<string | null>(null)
  if (answer === 'checking') return <CheckingScreen label={messages.code.checking} />
  const text = toAnswerText(locale, messages, answer)
  const finish = (message: string) => {
    setDone(message)
    onChange()
  }
  return (
    <AnswerScreen
      kind={answer.kind}
      text={done ? { title: done, percent: null, facts: [], note: null } : text}
      off={messages.answer.off}
      next={messages.answer.next}
      onNext={onNext}
    >
      {!done && answer.kind === 'accepted' && answer.redemption.undoUntil && (
        <Undo
          id={answer.redemption.id}
          undoUntil={answer.redemption.undoUntil}
          messages={messages.undo}
          className={beside}
          onUndone={() => finish(messages.undo.done)}
        />
      )}
      {!done && answer.kind === 'queued' && canTakeBack(answer.item) && (
        <Button
          type="button"
          tone="quiet"
          size="large"
          onClick={() => {
            storedRedemptions.write(storedRedemptions.read().filter(({ id }) => id !== answer.item.id))
            finish(messages.answer.takenBack)
          }}
          className={`w-full ${beside}`}
        >
          {messages.answer.takeBack}
        </Button>
      )}
    </AnswerScreen>
  )
}

/** Less than what comes next, on any colour. */
const beside = 'border-current! bg-transparent! text-inherit! hover:bg-black/15!'

/** A sent redemption may have been counted: only its answer says what can be undone. */
const canTakeBack = ({ attempt }: RedemptionItem): boolean => attempt === null
