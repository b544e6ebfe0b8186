import { createContext } from 'react-router'

/** What the frame of one document needs: the nonce of its scripts, and where its locale's messages lie. */
export const documentContext = createContext<{ nonce?: string; messagesUrl?: string }>({})
