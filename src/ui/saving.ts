import { createContext, use } from 'react'

/** The document says it itself, so that its first rendering in a browser is the server's. It changes only with a new document. */
const received = typeof document !== 'undefined' && document.documentElement.dataset.saving !== undefined

export const SavingContext = createContext(received)

/** Whether the visitor saves data: small pictures, no web fonts, no maps unless asked for. */
export const useSaving = (): boolean => use(SavingContext)
