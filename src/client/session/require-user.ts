import { type RouterContextProvider, redirect } from 'react-router'
import type { Locale } from '../../domain/text/locale.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { type Session, siteContext } from '../context.ts'
import { toSignInPath } from './sign-in-path.ts'

type PageRequest = { context: Readonly<RouterContextProvider>; request: Request }

/**
 * For screens of signed-in people: everybody else is sent to the home page of the site. Whoever came by a link finds the dialog open there, and the
 * way back after it; within the site, whoever has just signed out is not asked to sign in.
 */
export function requireUser({ context, request }: PageRequest): NonNullable<Session['user']> {
  const { session, locale, home } = context.get(siteContext)
  if (session?.user) return session.user
  throw redirect(isDocument(request) && !session ? toSignInPath(pathOf(request, locale), home) : home)
}

const isDocument = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false

/** As the router knows it: without the language. */
function pathOf({ url }: Request, locale: Locale): string {
  const { pathname, search } = new URL(url)
  const { base } = localeFacts[locale]
  return (base === '/' ? pathname : pathname.slice(base.length)) + search
}
