import { type RouterContextProvider, redirect } from 'react-router'
import type { Locale } from '../../domain/text/locale.ts'
import { localeFacts } from '../../i18n/locale-facts.ts'
import { type PageSession, siteContext } from '../context.ts'
import { toSignInPath } from './sign-in-path.ts'

type PageRequest = { context: Readonly<RouterContextProvider>; request: Request }

/**
 * For screens of signed-in people: visitors are sent to the home page of the site. A visitor who came by a link finds the dialog open there, and the way
 * back after it; a person who has just signed out within the site is not asked to sign in.
 */
export function requireUser({ context, request }: PageRequest): NonNullable<PageSession['user']> {
  const { session, locale, home } = context.get(siteContext)
  if (session?.user) return session.user
  throw redirect(isDocument(request) && !session ? toSignInPath(pathOf(request, locale), home) : home)
}

const isDocument = ({ headers }: Request): boolean => headers.get('accept')?.includes('text/html') ?? false

/** The router's path: without the language. */
function pathOf({ url }: Request, locale: Locale): string {
  const { pathname, search } = new URL(url)
  const { base } = localeFacts[locale]
  return (base === '/' ? pathname : pathname.slice(base.length)) + search
}
