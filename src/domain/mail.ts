/** What mail is about. The first two are sent to an address that is not confirmed, or not the customer's any more. */
export const mailKinds = ['address', 'address-left', 'booking', 'security', 'reminder', 'saved', 'review'] as const
export type MailKind = (typeof mailKinds)[number]

/** Mail that nobody needs: each kind has a switch, and a link that turns it off. */
export const optionalMailKinds = ['reminder', 'saved', 'review'] as const
export type OptionalMailKind = (typeof optionalMailKinds)[number]

export const isOptionalMail = (kind: string): kind is OptionalMailKind =>
  optionalMailKinds.includes(kind as OptionalMailKind)

/** A line of a table: what it is, and how much or when. `isTotal` stands out. */
export type MailFact = { label: string; value: string; isTotal?: boolean }

/** What a mail says in the language of its reader, before it becomes text and HTML. Paths are without the locale. */
export type MailContent = {
  title: string
  paragraphs: string[]
  /** Each table has a heading, or none. */
  tables?: { heading: string | null; facts: MailFact[] }[]
  action?: { label: string; path: string }
}

/** Mail to one address in a day, whatever it is about: more than a traveller ever gets. */
export const maxMailsADay = 60
