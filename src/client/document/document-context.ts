import { createContext } from 'react-router'
import type { HtmlCache } from './html-cache/html-cache.ts'

export type DocumentFrame = {
  /** Of its scripts. */
  nonce?: string
  /** Where its locale's messages lie. */
  messagesUrl?: string
  /** What it runs before its scripts are there. */
  early?: string
  /** Of the first overlay, written into the page. */
  overlayStyle?: string
  /** Of the frame's icons. */
  drawings?: string
  /** Rendered once for all pages of a language. */
  footer?: string
  /** Renders a part, or answers with what it was before for the same key. */
  cacheHtml?: HtmlCache
  /**
   * The page, once rendered, as the pieces that it was made in: a body of bytes would only be turned into text again, and each text
   * made of them copies all of it.
   */
  html?: string[]
}

/** What the frame of one document needs. */
export const documentContext = createContext<DocumentFrame>({})
