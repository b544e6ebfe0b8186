import { createContext, use } from 'react'

/** The document says it itself, so that its first rendering in a browser is the server's. It changes only with a new document. */
const received = typeof document !== 'undefined' && document.documentElement.dataset.saving !== undefined

export const SavingContext = createContext(received)

/** Whether somebody pays for every byte: small pictures, no web fonts, no maps that nobody has asked for. */
export const useSaving = (): boolean => use(SavingContext)
