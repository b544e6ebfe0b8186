import type { ReactNode } from 'react'
import { createContext } from 'react-router'

export type DocumentFrame = {
  /** Of its scripts. */
  nonce?: string
  /** Where its locale's messages lie. */
  messagesUrl?: string
  /** Of the first overlay, written into the page. */
  overlayStyle?: string
  /** Rendered once for all pages of a language. */
  footer?: string
  /** Renders a part, or answers with what it was before for the same key. */
  keepHtml?: (key: string, part: () => ReactNode, at?: string) => string
  /** The page, once rendered: handed over as it is, since a body of bytes would only be turned into text again. */
  html?: string
}

/** What the frame of one document needs. */
export const documentContext = createContext<DocumentFrame>({})
