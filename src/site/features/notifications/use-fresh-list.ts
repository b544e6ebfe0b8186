import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useAuth } from '../../../client/session/auth.ts'

/** The list is made anew when the bell rings, or when something was seen elsewhere. */
export function useFreshList(unread: number): void {
  const { revalidate } = useRevalidator()
  const count = useAuth().user?.unreadNotifications ?? unread
  const asked = useRef(unread)
  useEffect(() => {
    asked.current = unread
  }, [unread])
  useEffect(() => {
    if (count === asked.current) return
    asked.current = count
    void revalidate()
  }, [count, revalidate])
}
