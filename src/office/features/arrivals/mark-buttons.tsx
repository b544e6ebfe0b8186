import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { AskFirst } from '../../../client/forms/ask-first.tsx'
import { type FormProblem, toFormProblem } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import { useText } from '../../../client/text.tsx'
import { Button } from '../../../ui/button.tsx'
import type { ButtonTone } from '../../../ui/button-link.tsx'
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
        <MarkQuestion messages={messages} mark="correct" tone="primary" act={askFirst('arrived')} />
      )}
      {canMark.includes('no_show') && <MarkQuestion messages={messages} mark="no_show" act={askFirst('no_show')} />}
      {canMark.includes('left_early') && (
        <MarkQuestion messages={messages} mark="left_early" act={askFirst('left_early')} />
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

type MarkQuestionProps = {
  messages: ArrivalsData['actions']
  mark: 'correct' | 'no_show' | 'left_early'
  tone?: ButtonTone
  act: () => Promise<FormProblem | null>
}

function MarkQuestion({ messages, mark, tone, act }: MarkQuestionProps) {
  const t = useText()
  return (
    <AskFirst
      keep={messages.keep}
      offline={t.error.offline}
      pendingLabel={t.loading}
      label={messages[mark]}
      title={messages.ask[mark]}
      facts={messages.ask[`${mark}_facts`]}
      confirm={messages[mark]}
      tone={tone}
      act={act}
    />
  )
}
