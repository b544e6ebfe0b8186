import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { AskFirst } from '../../../../client/forms/ask-first.tsx'
import { toFormProblem } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { useText } from '../../../../client/text.tsx'
import { Button } from '../../../../ui/button.tsx'
import type { ArrivalData, ArrivalsData } from './load-arrivals.ts'

type MarkButtonsProps = { arrival: ArrivalData; messages: ArrivalsData['actions'] }

/** One tap for who has come, which is most of them; a question before what others are told of. */
export function MarkButtons({ arrival: { id, canMark, canUndo, isCorrection }, messages }: MarkButtonsProps) {
  const t = useText()
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [isPending, setPending] = useState(false)
  const act = async (send: () => ReturnType<typeof mark>) => {
    setPending(true)
    const outcome = await send()
    // A colleague may have been faster: the list shows what stands.
    if (outcome.ok || outcome.status === 409) await revalidate()
    setPending(false)
    return outcome
  }
  const mark = (presence: ArrivalData['canMark'][number]) =>
    call('POST /business/arrivals/{id}/mark', { params: { id }, body: { presence } })
  const undo = () => call('POST /business/arrivals/{id}/undo', { params: { id } })
  const askFirst = (presence: ArrivalData['canMark'][number]) => async () =>
    toFormProblem(await act(() => mark(presence)), t.error.offline)
  const shared = { keep: messages.keep, offline: t.error.offline, pendingLabel: t.loading }
  const { ask } = messages
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden">
      {canMark.includes('arrived') && !isCorrection && (
        <Button
          type="button"
          isPending={isPending}
          pendingLabel={t.loading}
          onClick={() => act(() => mark('arrived'))}
          className="max-sm:w-full"
        >
          {messages.arrived}
        </Button>
      )}
      {canMark.includes('arrived') && isCorrection && (
        <AskFirst
          {...shared}
          label={messages.correct}
          title={ask.correct}
          facts={ask.correct_facts}
          confirm={messages.correct}
          tone="primary"
          act={askFirst('arrived')}
        />
      )}
      {canMark.includes('no_show') && (
        <AskFirst
          {...shared}
          label={messages.no_show}
          title={ask.no_show}
          facts={ask.no_show_facts}
          confirm={messages.no_show}
          act={askFirst('no_show')}
        />
      )}
      {canMark.includes('left_early') && (
        <AskFirst
          {...shared}
          label={messages.left_early}
          title={ask.left_early}
          facts={ask.left_early_facts}
          confirm={messages.left_early}
          act={askFirst('left_early')}
        />
      )}
      {canUndo && (
        <Button
          type="button"
          tone="quiet"
          isPending={isPending}
          pendingLabel={t.loading}
          onClick={() => act(undo)}
          className="max-sm:w-full"
        >
          {messages.undo}
        </Button>
      )}
    </div>
  )
}
