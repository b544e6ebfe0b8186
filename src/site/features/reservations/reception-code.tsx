import { useState } from 'react'
import { CodePicture } from '../../../client/codes/code-picture.tsx'
import { CodeViewer } from '../../../client/codes/code-viewer.tsx'
import type { ReservationView } from './load-reservation.ts'

/** The code that the reception reads. A tap shows it on the whole screen. */
export function ReceptionCode({ view: { title, code } }: { view: ReservationView }) {
  const [isOpen, setOpen] = useState(false)
  if (!code?.qr) return null
  return (
    <div className="shrink-0">
      <CodePicture qr={code.qr} className="size-40 rounded-control" onOpen={() => setOpen(true)} />
      {isOpen && <CodeViewer title={title} codes={[code]} firstId={code.id} onClose={() => setOpen(false)} />}
    </div>
  )
}
