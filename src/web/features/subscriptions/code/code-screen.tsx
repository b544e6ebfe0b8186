import { type SyntheticEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CrossIcon } from '../../../ui/icons.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useNews } from '../../../use-news.ts'
import { CodeResult } from './code-result.tsx'
import type { CodeState } from './code-state.ts'
import type { CodeMessages } from './load-code.ts'
import { OpenCode } from './open-code.tsx'
import { useCode } from './use-code.ts'
import { useWakeLock } from './use-wake-lock.ts'

/** Over everything else, white and bright; it has an address of its own, so that the back button closes it. */
export function CodeScreen({ messages }: { messages: CodeMessages }) {
  const { state, open, look, ask, end } = useCode(messages)
  const close = useClose()
  const dialog = useModal()
  useWakeLock(state.kind === 'open')
  useNews({ isOn: 'window' in state, of: ['redeemed', 'undone'], look, ask, askEvery: 3_000 })
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    close()
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby="code-title"
      onCancel={cancel}
      className="always-light fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-white p-0 text-ink"
    >
      <div className="mx-auto flex min-h-full max-w-lg flex-col items-center gap-4 px-4 pt-3 pb-6">
        <div className="flex w-full items-center justify-between gap-3">
          <h1 id="code-title" data-arrival tabIndex={-1} className="text-xl outline-none">
            {messages.title}
          </h1>
          <PlainButton type="button" tone="ghost" size="icon" aria-label={messages.close} onClick={close}>
            <CrossIcon className="size-6" />
          </PlainButton>
        </div>
        {/* Apart from the code: who listens is told of each change once, and not every second of the clock. */}
        <p role="status" className="sr-only">
          {toSpoken(messages, state)}
        </p>
        <div className="flex w-full grow flex-col items-center justify-center">
          {state.kind === 'opening' ? (
            <Skeleton className="size-[min(91vw,50dvh)] max-h-112 max-w-md rounded-card" />
          ) : state.kind === 'open' ? (
            <OpenCode messages={messages} state={state} onOver={end} onRenew={() => open(true)} />
          ) : (
            <CodeResult messages={messages} state={state} onOpen={open} />
          )}
        </div>
      </div>
    </dialog>
  )
}

function toSpoken(messages: CodeMessages, state: CodeState): string {
  if (state.kind === 'opening') return messages.loading
  if (state.kind === 'open') return messages.lead
  return state.kind === 'used' ? messages.usedTitle : messages[state.kind]
}

/** Back to where one came from; who came by a link goes to the package. */
function useClose(): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (key === 'default' ? navigate('/account/subscription', { replace: true }) : navigate(-1))
}

function useModal() {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (dialog && !dialog.open) dialog.showModal()
    return () => dialog?.close()
  }, [])
  return ref
}
