import { useLocale } from '../../../client/text.tsx'
import { fillCount } from '../../../i18n/fill.ts'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import { WarningIcon } from '../../../ui/icons.tsx'

type NetworkNoteProps = { messages: BusinessText['network']; isGone: boolean; pending: number }

/** Always there, so that what appears in it is spoken. */
export function NetworkNote({ messages, isGone, pending }: NetworkNoteProps) {
  const locale = useLocale()
  return (
    <div role="status">
      {(isGone || pending > 0) && (
        <p className="mb-4 flex items-start gap-2 rounded-card bg-[#f4b93a] px-4 py-3 font-semibold text-[#1c1503]">
          <WarningIcon className="mt-0.5 size-5" />
          <span>
            {isGone && messages.gone} {pending > 0 && fillCount(locale, pending, messages.waiting)}
          </span>
        </p>
      )}
    </div>
  )
}
