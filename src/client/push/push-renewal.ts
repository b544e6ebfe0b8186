import { useEffect } from 'react'
import { useAuth, useCall } from '../session/auth.ts'
import { keptPush } from '../session/clear-on-sign-out.ts'

export function isDue(now = Date.now()): boolean {
  try {
    const renewAt = localStorage.getItem(keptPush)
    return renewAt !== null && Date.parse(renewAt) <= now
  } catch {
    return false
  }
}

/** A device that shows notifications says so again before it is taken for one that is gone. */
export function usePushRenewal(): void {
  const call = useCall()
  const isOn = useAuth().user !== null
  useEffect(() => {
    if (isOn && isDue()) void import('./push-device.ts').then(({ saveDevice }) => saveDevice(call)).catch(() => {})
  }, [isOn, call])
}
