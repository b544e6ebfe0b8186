import type { ComponentType, ReactNode } from 'react'
import { createContext } from 'react-router'
import type { MapAndListProps } from './features/properties/property-map-data.ts'

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
  /** Drawn by the server at once; a browser fetches the code for it where there is a map. */
  MapAndList?: ComponentType<MapAndListProps>
  /**
   * The page, once rendered, as the pieces that it was made in: a body of bytes would only be turned into text again, and each text
   * made of them copies all of it.
   */
  html?: string[]
}

/** What the frame of one document needs. */
export const documentContext = createContext<DocumentFrame>({})
