import { onSessionNews } from '../call/access-token.ts'

type Page = {
  /** Whether it is a screen of one person alone. */
  isPrivate: () => boolean
  leave: (reason?: string) => void
  /** Makes the screen anew. */
  revalidate: () => void
  /** Shows a visitor in the frame, or asks for the customer. */
  showNobody: () => void
  refresh: () => void
}

/** Keeps the page in step with the session, wherever it begins or ends: here, in another tab, or by a renewal that is refused. */
export const watchSession = ({ isPrivate, leave, revalidate, showNobody, refresh }: Page): (() => void) =>
  onSessionNews((news) => {
    if (news.kind === 'signed-out') {
      showNobody()
      if (isPrivate()) leave(news.reason)
      return
    }
    refresh()
    if (isPrivate()) revalidate()
  })
