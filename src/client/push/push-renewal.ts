import { useEffect } from 'react'
import { useAuth, useCall } from '../session/auth.ts'
import { pushRenewal } from './push-renewal-time.ts'

export function isDue(now = Date.now()): boolean {
  const renewAt = pushRenewal.read()
  return typeof renewAt === 'string' && Date.parse(renewAt) <= now
}

/** A device that shows notifications says so again before it is taken for one that is gone. */
export function usePushRenewal(): void {
  const call = useCall()
  const isOn = useAuth().user !== null
  useEffect(() => {
    if (isOn && isDue()) void import('./push-device.ts').then(({ saveDevice }) => saveDevice(call)).catch(() => {})
  }, [isOn, call])
}
