import { createContext } from 'react-router'

/** Logs a failure while a page is rendered, with the id of its request. */
export type PageLog = { failed(error: unknown): void }

export const pageLogContext = createContext<PageLog>()
