import { useEffect } from 'react'

/**
 * The little code that sends for a signed-in person comes along with their pages. Fetched at the press of a button, it could fail
 * there, and what was typed would go with the page. Not on the server: it opens a channel between tabs.
 */
export function useReadyToSend(): void {
  useEffect(() => {
    Promise.all([import('../../../client/call/send-signed.ts'), import('../../../client/call/auth-call.ts')]).catch(
      () => undefined,
    )
  }, [])
}
