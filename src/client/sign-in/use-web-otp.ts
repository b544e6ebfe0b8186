import { useEffect, useEffectEvent } from 'react'

// The browser's interface for codes in messages, which TypeScript does not know yet.
type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } }

/** A phone that got the message offers its code by itself; everywhere else nothing happens. */
export function useWebOtp(onCode: (code: string) => void): void {
  const receive = useEffectEvent(onCode)
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const leaving = new AbortController()
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: leaving.signal }
    navigator.credentials
      .get(request)
      .then((credential) => {
        const { code } = (credential ?? {}) as { code?: string }
        if (code) receive(code)
      })
      // Declined, or no message came: the person types it.
      .catch(() => {})
    return () => leaving.abort()
  }, [])
}
