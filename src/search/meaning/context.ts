import type { SentenceSubject } from './choose-kind.ts'
import type { Meaning, MeaningSpan } from './meaning.ts'

/** The spans of a sentence while its fields are filled. `read` collects those that a field has taken. */
export type Context = {
  spans: readonly MeaningSpan[]
  subject: SentenceSubject
  read: Set<MeaningSpan>
}

type SpanOf<Type extends Meaning['type']> = MeaningSpan & { meaning: Extract<Meaning, { type: Type }> }

export const listSpans = <Type extends Meaning['type']>({ spans }: Context, type: Type): SpanOf<Type>[] =>
  spans.filter((span): span is SpanOf<Type> => span.meaning.type === type)

/** The first span of a type; it counts as read. */
export function takeFirst<Type extends Meaning['type']>(context: Context, type: Type): SpanOf<Type>['meaning'] | null {
  const [first] = listSpans(context, type)
  if (!first) return null
  context.read.add(first)
  return first.meaning
}

/** Whether something else than politeness was read. */
export const hasRead = ({ read }: Context): boolean =>
  [...read].some(({ meaning }) => meaning.type !== 'asking' && meaning.type !== 'home')
