import { codeViewerText } from '../../i18n/messages/code-viewer.ts'
import type { QrDrawing } from '../../ui/qr-drawing.ts'
import { QrPicture } from '../../ui/qr-picture.tsx'
import { useLocale } from '../text.tsx'

type CodePictureProps = { qr: { label: string; drawing: QrDrawing }; className: string; onOpen: () => void }

/** A code on a page. A tap shows it on the whole screen; without scripts it is a picture. */
export function CodePicture({ qr: { label, drawing }, className, onOpen }: CodePictureProps) {
  const messages = codeViewerText[useLocale()]
  return (
    <div className="relative flex w-fit flex-col items-center">
      <QrPicture drawing={drawing} label={label} className={className} />
      <span aria-hidden="true" className="pb-1 text-sm font-semibold text-brand noscript:hidden">
        {messages.open}
      </span>
      <button
        type="button"
        aria-label={`${messages.open}: ${label}`}
        onClick={onOpen}
        className="absolute inset-0 cursor-zoom-in rounded-control noscript:hidden"
      />
    </div>
  )
}
