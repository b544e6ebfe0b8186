import { useState } from 'react'
import { fill } from '../../i18n/fill.ts'
import { codeViewerText } from '../../i18n/messages/code-viewer.ts'
import { Button } from '../../ui/button.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../../ui/icons.tsx'
import { QrPicture, wholeScreenQr } from '../../ui/qr-picture.tsx'
import { useWayBack } from '../../ui/use-way-back.ts'
import { WhiteScreen } from '../../ui/white-screen.tsx'
import { useWakeLock } from '../device/use-wake-lock.ts'
import { useLocale } from '../text.tsx'
import type { ShownCode } from './shown-code.ts'

type CodeViewerProps = { title: string; codes: readonly ShownCode[]; firstId: string; onClose: () => void }

/** One code at a time on a white screen that stays awake. A family turns to the next one at the entrance. */
export function CodeViewer({ title, codes, firstId, onClose }: CodeViewerProps) {
  const [id, setId] = useState(firstId)
  useWayBack(onClose)
  useWakeLock(true)
  const messages = codeViewerText[useLocale()]
  const index = Math.max(
    0,
    codes.findIndex((one) => one.id === id),
  )
  const code = codes[index]
  const turnTo = (to: number) => setId(codes[to]?.id ?? id)
  return (
    <WhiteScreen title={title} closeLabel={messages.close} onClose={onClose}>
      {code && <Code code={code} />}
      {codes.length > 1 && (
        <div className="mt-auto flex w-full items-center justify-between gap-4">
          <Turn label={messages.previous} isOff={index === 0} onTurn={() => turnTo(index - 1)}>
            <ChevronStartIcon className="size-6" />
          </Turn>
          <p role="status" className="text-lg font-bold">
            {fill(messages.index, { number: index + 1, count: codes.length })}
          </p>
          <Turn label={messages.next} isOff={index === codes.length - 1} onTurn={() => turnTo(index + 1)}>
            <ChevronEndIcon className="size-6" />
          </Turn>
        </div>
      )}
    </WhiteScreen>
  )
}

const Code = ({ code }: { code: ShownCode }) => (
  <div className="flex w-full grow flex-col items-center justify-center gap-3 text-center">
    {code.qr && <QrPicture drawing={code.qr.drawing} label={code.qr.label} className={wholeScreenQr} />}
    <bdi dir="ltr" className="block text-2xl font-bold tracking-wider">
      {code.number}
    </bdi>
    <p className="text-xl font-bold wrap-anywhere">{code.title}</p>
    {code.lines.map((line) => (
      <p key={line} className="text-lg wrap-anywhere">
        {line}
      </p>
    ))}
    <p role="status" className="text-xl font-bold text-success">
      {code.note}
    </p>
  </div>
)

type TurnProps = { label: string; isOff: boolean; onTurn: () => void; children: React.ReactNode }

const Turn = ({ label, isOff, onTurn, children }: TurnProps) => (
  <Button type="button" tone="quiet" size="icon" aria-label={label} disabled={isOff} onClick={onTurn}>
    {children}
  </Button>
)
