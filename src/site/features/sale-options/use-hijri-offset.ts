import { useEffect, useState } from 'react'
import { hijriName } from '../../../client/calendar/hijri-name.ts'
import { deviceText } from '../../../client/device/stored-text.ts'

/** How far this device's calendar of the moon is from the computed one, known soon after the page is there. Most devices keep none, and load nothing for it. */
export function useHijriOffset(): number {
  const [offset, setOffset] = useState(0)
  useEffect(() => {
    if (hasOwn())
      import('../../../client/calendar/hijri-offset.ts')
        .then(({ hijriOffset }) => setOffset(hijriOffset.read()))
        .catch(() => {})
  }, [])
  return offset
}

const hasOwn = (): boolean => typeof deviceText(hijriName).read() === 'string'
