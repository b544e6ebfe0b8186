/** Subjects of mail. The first two go to an address that is not confirmed, or no longer the customer's. */
export const mailKinds = ['address', 'address-left', 'booking', 'security', 'reminder', 'saved', 'review'] as const
export type MailKind = (typeof mailKinds)[number]

export const isMailKind = (kind: string): kind is MailKind => mailKinds.includes(kind as MailKind)

/** Optional mail: each kind has a switch, and a link that turns it off. */
export const optionalMailKinds = ['reminder', 'saved', 'review'] as const
export type OptionalMailKind = (typeof optionalMailKinds)[number]

export const isOptionalMail = (kind: string): kind is OptionalMailKind =>
  optionalMailKinds.includes(kind as OptionalMailKind)

/** The scope of an unsubscribe link: one optional kind, or all mail, for a reader who gets the mail of another person's account. */
export const linkEndings = [...optionalMailKinds, 'all'] as const
export type LinkEnding = (typeof linkEndings)[number]

export const isLinkEnding = (text: string): text is LinkEnding => linkEndings.includes(text as LinkEnding)

/** Null where nothing ends it: mail to an address that is not confirmed, or was left. */
export function toLinkEnding(kind: MailKind): LinkEnding | null {
  if (isOptionalMail(kind)) return kind
  return kind === 'booking' || kind === 'security' ? 'all' : null
}

/** A line of a table: what it is, and how much or when. An amount is never broken, and a total stands out. */
export type MailFact = { label: string; value: string; look?: 'amount' | 'total' }

/** It has a heading, or none. */
export type MailTable = { heading: string | null; facts: MailFact[] }

export type MailLink = { label: string; path: string }

/** The content of a mail in the language of its reader, before it becomes text and HTML. Paths are without the locale. */
export type MailContent = {
  title: string
  /** The number of what it is about: the subject ends with it. */
  number?: string
  paragraphs: string[]
  tables?: MailTable[]
  action?: MailLink
  /** Below the button. */
  links?: MailLink[]
}

/** Additions of a mail to its notification. `text` replaces the notification's text, which may contain a code. */
export type MailDetails = Pick<MailContent, 'number' | 'tables' | 'links'> & { text?: string }

/** The most mail to one address in a day: more than a traveller ever gets. */
export const maxMailsADay = 60

/** The longest subject that a phone shows whole, roughly. */
export const maxSubject = 60
