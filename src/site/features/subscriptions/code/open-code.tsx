import { useEffect, useEffectEvent } from 'react'
import { useSecondsLeft } from '../../../../client/device/countdown.ts'
import { useLocale } from '../../../../client/text.tsx'
import { fillCount } from '../../../../i18n/fill.ts'
import { Button } from '../../../../ui/button.tsx'
import { RefreshIcon } from '../../../../ui/icons-account.tsx'
import { QrPicture, wholeScreenQr } from '../../../../ui/qr-picture.tsx'
import type { CodeState } from './code-state.ts'
import type { CodeMessages } from './load-code.ts'
import { Ring } from './ring.tsx'

type OpenCodeProps = {
  messages: CodeMessages
  state: Extract<CodeState, { kind: 'open' }>
  onOver: () => void
  onRenew: () => void
}

const windowSeconds = 300

/** As large as the screen allows: it is shown to a person across a counter. */
export function OpenCode({ messages, state, onOver, onRenew }: OpenCodeProps) {
  const locale = useLocale()
  const seconds = useSecondsLeft(state.until)
  const over = useEffectEvent(onOver)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) over()
  }, [isOver])
  const { title, uses } = state.window.subscription
  return (
    <div className="flex w-full flex-col items-center gap-4 text-center">
      <p className="text-lg">{messages.lead}</p>
      <QrPicture drawing={state.drawing} label={messages.qr} className={wholeScreenQr} />
      <div className="flex items-center justify-center gap-5">
        <Ring label={messages.left} seconds={seconds} total={windowSeconds} />
        <p>
          <span className="block text-ink-soft">{messages.short}</span>
          <bdi dir="ltr" className="block text-3xl font-bold tracking-widest whitespace-nowrap sm:text-4xl">
            {state.window.shortCode}
          </bdi>
        </p>
      </div>
      <Button type="button" tone="quiet" onClick={onRenew}>
        <RefreshIcon />
        {messages.renew}
      </Button>
      <p className="text-ink-soft">
        {title} · {uses.left === null ? messages.unlimited : fillCount(locale, uses.left, messages.usesLeft)}
      </p>
    </div>
  )
}
