import { createContext } from 'react-router'
import type { HtmlCache } from './html-cache/html-cache.ts'

export type DocumentFrame = {
  /** The nonce of its scripts. */
  nonce?: string
  /** The address of its locale's messages. */
  messagesUrl?: string
  /** Inline code that runs before its scripts are loaded. */
  early?: string
  /** The first overlay, written into the page. */
  overlayStyle?: string
  /** The frame's icons. */
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

/** The context of one document's frame. */
export const documentContext = createContext<DocumentFrame>({})
