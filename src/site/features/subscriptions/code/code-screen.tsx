import { useLocation, useNavigate } from 'react-router'
import { useCustomerEvents } from '../../../../client/call/use-customer-events.ts'
import { useWakeLock } from '../../../../client/device/use-wake-lock.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { WhiteScreen } from '../../../../ui/white-screen.tsx'
import { CodeResult } from './code-result.tsx'
import type { CodeState } from './code-state.ts'
import type { CodeMessages } from './load-code.ts'
import { OpenCode } from './open-code.tsx'
import { useSubscriptionCode } from './use-subscription-code.ts'

/** Over everything else, white and bright; it has an address of its own, so that the back button closes it. */
export function CodeScreen({ messages }: { messages: CodeMessages }) {
  const { state, open, look, ask, end } = useSubscriptionCode(messages)
  const close = useClose()
  useWakeLock(state.kind === 'open')
  useCustomerEvents({ isOn: 'window' in state, of: ['redeemed', 'undone'], look, ask, askEvery: 3_000 })
  return (
    <WhiteScreen isPage title={messages.title} closeLabel={messages.close} onClose={close}>
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
    </WhiteScreen>
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
