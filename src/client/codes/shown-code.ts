import type { QrDrawing } from '../../ui/qr-drawing.ts'

/** A code that a person holds towards a reader: its picture, the number to type instead, and what it stands for. */
export type ShownCode = {
  id: string
  /** Null when the code is no longer valid. */
  qr: { label: string; drawing: QrDrawing } | null
  number: string | null
  title: string
  lines: string[]
  /** The result of showing it, for example an entry. */
  note: string | null
}
