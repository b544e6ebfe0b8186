import { useId } from 'react'
import { fill } from '../../i18n/fill.ts'
import type { UploadsText } from '../../i18n/messages/uploads.ts'
import { Button } from '../../ui/button.tsx'
import { CheckIcon } from '../../ui/icons.tsx'
import { DocumentIcon } from '../../ui/icons-account.tsx'
import type { UploadItem } from './upload-list.ts'

type UploadRowProps = { item: UploadItem; messages: UploadsText; onRemove: () => void }

export function UploadRow({ item, messages, onRemove }: UploadRowProps) {
  const { name, state } = item
  const id = useId()
  const isUnderWay = state === 'sending' || state === 'waiting'
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line px-3 py-2">
      <DocumentIcon className="size-5 shrink-0 text-brand" />
      <div className="min-w-0 grow basis-40">
        <p className="truncate">
          <bdi id={id} lang="">
            {name}
          </bdi>
        </p>
        {isUnderWay && <progress aria-labelledby={id} value={item.received} max={item.bytes} className="progress" />}
        <p
          role="status"
          className={
            state === 'refused' || state === 'stopped' ? 'text-sm font-semibold text-danger' : 'text-sm text-ink-soft'
          }
        >
          {state === 'ready' && <CheckIcon className="me-1 inline size-4 text-success" />}
          {toText(item, messages)}
        </p>
      </div>
      <Button type="button" tone="ghost" size="small" onClick={onRemove}>
        {messages.remove}
        <bdi lang="" className="sr-only">
          {name}
        </bdi>
      </Button>
    </li>
  )
}

function toText({ state, received, bytes, message }: UploadItem, messages: UploadsText): string {
  if (state === 'sending') return fill(messages.sending, { percent: Math.floor((received / Math.max(1, bytes)) * 100) })
  if (state === 'refused') return message ?? messages.refused
  return messages[state]
}
