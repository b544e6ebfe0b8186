import { onSessionNews } from '../api/access-token.ts'

/** Screens that make no sense to anyone else. The router has taken the language away from the path. */
const isPrivate = (path: string): boolean => /^\/(account|checkout|payment\/(success|qr))(\/|$)/.test(path)

type Page = { path: () => string; leave: (reason?: string) => void; revalidate: () => void }

/** Keeps the page in step with the session, wherever it begins or ends: here, in another tab, or by a renewal that is refused. */
export const watchSession = ({ path, leave, revalidate }: Page): (() => void) =>
  onSessionNews((news) => {
    if (news.kind === 'signed-out' && isPrivate(path())) leave(news.reason)
    revalidate()
  })
