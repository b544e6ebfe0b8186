import { useEffect, useState } from 'react'
import { pushText } from '../../i18n/messages/push.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useCall } from '../session/auth.ts'
import { useLocale } from '../text.tsx'
import { findPushState, type PushState, turnOffPush, turnOnPush } from './push-device.ts'

type Props = { isManaged?: boolean; onChange?: (state: PushState) => void }

/** Offers to show notifications on this device, where that can be done: in words, before the browser asks. */
export function PushInvitation({ isManaged = false, onChange }: Props) {
  const text = pushText[useLocale()]
  const call = useCall()
  const [state, setState] = useState<PushState>('none')
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    void findPushState().then(setState, () => {})
  }, [])

  const change = async (to: () => Promise<PushState>) => {
    setBusy(true)
    setFailed(false)
    await to().then(
      (next) => {
        setState(next)
        onChange?.(next)
      },
      () => setFailed(true),
    )
    setBusy(false)
  }

  // After a booking it is an offer; once answered it stays beside the list.
  if (state === 'none' || (!isManaged && state !== 'off')) return null
  return (
    <Panel title={text.title} className="mt-6 print:hidden">
      <p>{state === 'refused' ? text.refused : state === 'on' ? text.on : text.off}</p>
      {hasFailed && <p role="alert">{text.failed}</p>}
      {state === 'off' && (
        <Button
          type="button"
          className="mt-3"
          isPending={isBusy}
          pendingLabel={text.pending}
          onClick={() => change(() => turnOnPush(call))}
        >
          {text.turnOn}
        </Button>
      )}
      {state === 'on' && (
        <Button
          type="button"
          className="mt-3"
          tone="quiet"
          isPending={isBusy}
          pendingLabel={text.pending}
          onClick={() => change(turnOffPush)}
        >
          {text.turnOff}
        </Button>
      )}
    </Panel>
  )
}
