import { type RouterContextProvider, redirect } from 'react-router'
import { type Session, siteContext } from './context.ts'

/** For screens of signed-in people: everybody else is sent to the home page. */
export function requireUser(context: Readonly<RouterContextProvider>): NonNullable<Session['user']> {
  const user = context.get(siteContext).session?.user
  if (!user) throw redirect('/')
  return user
}
