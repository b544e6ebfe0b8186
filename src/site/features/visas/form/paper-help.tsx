import { useId, useState } from 'react'
import type { VisaPaperField } from '../../../../domain/visas/visa-form.ts'
import type { PaperHelpText } from '../../../../i18n/messages/paper-help.ts'
import { ChevronDownIcon, CrossIcon } from '../../../../ui/icons.tsx'
import drawings from './paper-examples.svg?url'

type PaperHelpProps = { messages: PaperHelpText; field: VisaPaperField }

/** The drawing loads on request. Papers look the same in every language, so it is not mirrored. */
export function PaperHelp({ messages, field }: PaperHelpProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { drawing, wrong } = messages.papers[field]
  return (
    <div className="rounded-control border border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-3 px-3 py-2 text-start text-sm font-semibold text-brand"
      >
        {messages.open}
        <ChevronDownIcon
          className={`size-5 shrink-0 transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <div id={id} className="grid gap-4 px-3 pb-3 sm:grid-cols-[15rem_1fr]">
          <svg
            role="img"
            aria-label={drawing}
            viewBox="0 0 240 168"
            className="h-auto w-full max-w-60 rounded-control bg-sunken p-2"
          >
            <use href={`${drawings}#${field}`} />
          </svg>
          <div>
            <p className="mb-1 font-semibold">{messages.wrong}</p>
            <ul className="space-y-1">
              {wrong.map((one) => (
                <li key={one} className="flex gap-2">
                  <CrossIcon className="mt-1 size-4 shrink-0 text-danger" />
                  {one}
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
