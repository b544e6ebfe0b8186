import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { AskFirst } from '../../../client/forms/ask-first.tsx'
import { toFormProblem } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { WarningIcon } from '../../../ui/icons.tsx'
import type { SavedTravellers, ShownTraveller } from './load-travellers.ts'
import { TravellerForm } from './traveller-form.tsx'

export function TravellersScreen({ messages, parts, travellers, isFull }: SavedTravellers) {
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const { revalidate } = useRevalidator()
  const top = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(false)
  // The focused element is gone, and the list is above it.
  useEffect(() => {
    if (edited === null && wasOpen.current) {
      top.current?.focus({ preventScroll: true })
      top.current?.scrollIntoView({ block: 'start' })
    }
    wasOpen.current = edited !== null
  }, [edited])
  const close = () => setEdited(null)
  const form = { messages, parts, onCancel: close, onSaved: async () => revalidate().then(close) }
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-24 space-y-4 outline-none">
      {travellers.length === 0 && edited === null && (
        <EmptyState title={messages.empty} action={<AddButton messages={messages} onPress={() => setEdited('new')} />}>
          {messages.emptyHint}
        </EmptyState>
      )}
      {travellers.length > 0 && (
        <ul className="space-y-4">
          {travellers.map((shown) => (
            <li key={shown.saved.id} className="rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
              {edited === shown.saved.id ? (
                <TravellerForm
                  {...form}
                  title={fill(messages.changeTitle, { name: leftToRight(shown.name) })}
                  saved={shown.saved}
                />
              ) : (
                <TravellerCard
                  messages={messages}
                  shown={shown}
                  onChange={() => setEdited(shown.saved.id)}
                  onRemoved={form.onSaved}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {edited === 'new' && (
        <div className="rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
          <TravellerForm {...form} title={messages.addTitle} saved={null} />
        </div>
      )}
      {isFull && <p>{messages.full}</p>}
      {travellers.length > 0 && edited === null && !isFull && (
        <AddButton messages={messages} onPress={() => setEdited('new')} />
      )}
    </div>
  )
}

type AddButtonProps = Pick<SavedTravellers, 'messages'> & { onPress: () => void }

const AddButton = ({ messages, onPress }: AddButtonProps) => (
  <Button type="button" onClick={onPress} className="max-sm:w-full noscript:hidden">
    {messages.add}
  </Button>
)

type TravellerCardProps = Pick<SavedTravellers, 'messages'> & {
  shown: ShownTraveller
  onChange: () => void
  onRemoved: () => Promise<void>
}

function TravellerCard({ messages, shown, onChange, onRemoved }: TravellerCardProps) {
  const { saved, name } = shown
  const isolated = leftToRight(name)
  const call = useCall()
  const remove = async () => {
    const outcome = await call(
      'DELETE /customer/travellers/{id}',
      { params: { id: saved.id } },
      { hide: { error: true } },
    )
    // A traveller who was removed elsewhere meanwhile is gone as well.
    return outcome.status === 404 ? null : toFormProblem(outcome, messages.offline)
  }
  return (
    <div className="space-y-4">
      <TravellerFacts shown={shown} />
      <div className="flex flex-wrap gap-3 noscript:hidden">
        <Button
          type="button"
          tone="quiet"
          onClick={onChange}
          aria-label={`${messages.change}: ${isolated}`}
          className="max-sm:w-full"
        >
          {messages.change}
        </Button>
        <AskFirst
          label={
            <>
              {messages.remove}
              <span className="sr-only">: {isolated}</span>
            </>
          }
          title={fill(messages.removeQuestion, { name: isolated })}
          facts={[messages.removeAnswer]}
          confirm={messages.remove}
          pendingLabel={messages.removing}
          keep={messages.keep}
          offline={messages.offline}
          act={remove}
          afterwards={onRemoved}
        />
      </div>
    </div>
  )
}

const TravellerFacts = ({ shown: { name, facts, warning } }: Pick<TravellerCardProps, 'shown'>) => (
  <div>
    <h2 className="text-xl wrap-anywhere">
      <bdi dir="ltr">{name}</bdi>
    </h2>
    {facts.map((fact) => (
      <p key={fact} className="text-ink-soft">
        {fact}
      </p>
    ))}
    {warning && (
      <p className="mt-1 flex items-start gap-2 font-semibold text-warning">
        <WarningIcon className="mt-0.5 size-5 shrink-0" />
        {warning}
      </p>
    )}
  </div>
)
