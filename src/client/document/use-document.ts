import { createContext, use } from 'react'
import type { DocumentFrame } from './document-context.ts'

/** Holds the frame of the document while the server renders it. */
export const DocumentContext = createContext<DocumentFrame>({})
export const useDocument = () => use(DocumentContext)
