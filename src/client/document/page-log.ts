import { createContext } from 'react-router'

/** Where a failure goes that happens while a page is being made: into the log, with the id of its request. */
export type PageLog = { failed(error: unknown): void }

export const pageLogContext = createContext<PageLog>()
