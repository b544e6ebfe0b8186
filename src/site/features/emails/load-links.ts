import type { SiteContext } from '../../../client/context.ts'
import { isLinkEnding } from '../../../domain/accounts/mail.ts'
import { emailText } from '../../../i18n/messages/email.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>

/** The page of a link in mail: a question with one button, or the present state. */
export type LinkView = {
  title: string
  text: string
  /** It is as its reader wants it. */
  isDone: boolean
  /** Hidden fields of the form. */
  action: { label: string; field: string | null } | null
  profile: string
}

/** The link that confirms an address. Looking at it confirms nothing: programs that look at links do so as well. */
export async function loadConfirmLink({ call, locale }: Site, secret: string): Promise<LinkView> {
  const { title, open, action, confirmed, over, profile } = emailText[locale].confirm
  const state = await call('GET /public/email/links/{secret}', { params: { secret } })
    .then(({ state }) => state)
    .catch(overWhereUnknown)
  if (state === 'open') return { title, text: open, isDone: false, action: { label: action, field: null }, profile }
  return { ...(state === 'confirmed' ? confirmed : over), isDone: state === 'confirmed', action: null, profile }
}

/** The link that turns mail off, or takes an address off an account that is not its reader's. */
export async function loadUnsubscribeLink({ call, locale }: Site, kind: string, secret: string): Promise<LinkView> {
  const { title, on, off, rest, turnOff, turnOn, disown, over, done } = emailText[locale].unsubscribe
  const { profile } = emailText[locale].confirm
  const known = isLinkEnding(kind) ? kind : null
  const found =
    known &&
    (await call('GET /public/email/unsubscribe/{kind}/{secret}', { params: { kind: known, secret } }).catch(
      overWhereUnknown,
    ))
  if (!known || !found || found === 'over') return { ...over, isDone: false, action: null, profile }
  if (known === 'all')
    return found.isOff
      ? { title: done, text: off.all, isDone: true, action: null, profile }
      : { title, text: on.all, isDone: false, action: { label: disown, field: null }, profile }
  if (found.isOff)
    return { title: done, text: `${off[known]} ${rest}`, isDone: true, action: { label: turnOn, field: 'on' }, profile }
  return { title, text: `${on[known]} ${rest}`, isDone: false, action: { label: turnOff, field: null }, profile }
}

/** An invalid secret of any kind is a page that does not exist. */
function overWhereUnknown(problem: unknown): 'over' {
  const status = (problem as { init?: ResponseInit } | null)?.init?.status
  if (status === 404) return 'over'
  throw problem
}
