import { useEffect } from 'react'
import type { ServerEvent } from '../call/event-reader.ts'
import { followEvents } from '../call/live-events.ts'
import { useAuth } from '../session/auth.ts'
import { refreshPersonal, setUnread } from '../session/personal.ts'
import { useLocale } from '../text.tsx'

/** In milliseconds, where the server cannot say by itself that there is something new. */
const askEvery = 30_000

const hear = ({ data }: ServerEvent): void => {
  const { unread_count } = JSON.parse(data) as { unread_count?: number }
  if (unread_count !== undefined) setUnread(unread_count)
}

/** Keeps the count of the bell as it is, wherever something was told or seen. */
export function useLiveBell(): void {
  const locale = useLocale()
  const isOn = useAuth().user?.unreadNotifications != null
  useEffect(() => {
    if (!isOn) return
    let isLive = false
    const onLiveChange = (next: boolean) => {
      isLive = next
    }
    const stop = followEvents(locale, { onEvent: hear, onLiveChange })
    const timer = setInterval(() => !isLive && !document.hidden && void refreshPersonal(), askEvery)
    return () => {
      stop()
      clearInterval(timer)
    }
  }, [isOn, locale])
}
