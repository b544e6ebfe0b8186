import type { Subject } from './choose-kind.ts'
import type { Meaning, Mention } from './mention.ts'

/** The mentions of a sentence while its fields are filled. `read` collects those that a field has taken. */
export type Context = {
  mentions: readonly Mention[]
  subject: Subject
  read: Set<Mention>
}

type MentionOf<Type extends Meaning['type']> = Mention & { meaning: Extract<Meaning, { type: Type }> }

export const listMentions = <Type extends Meaning['type']>({ mentions }: Context, type: Type): MentionOf<Type>[] =>
  mentions.filter((mention): mention is MentionOf<Type> => mention.meaning.type === type)

/** The first mention of a type; it counts as read. */
export function takeFirst<Type extends Meaning['type']>(
  context: Context,
  type: Type,
): MentionOf<Type>['meaning'] | null {
  const [first] = listMentions(context, type)
  if (!first) return null
  context.read.add(first)
  return first.meaning
}

/** Whether something else than politeness was read. */
export const hasRead = ({ read }: Context): boolean =>
  [...read].some(({ meaning }) => meaning.type !== 'asking' && meaning.type !== 'home')
