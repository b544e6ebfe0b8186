import type { Locale } from '../../../domain/text/locale.ts'
import { staySectionsText } from '../../../i18n/messages/stay-sections.ts'
import type { PropertyData } from './property-data.ts'
import type { SectionLinksProps } from './section-links.tsx'

const order = ['rooms', 'facilities', 'reviews', 'house', 'questions', 'surroundings'] as const

/** The most wanted sections first; empty ones are left out. */
export function toSectionLinks(
  locale: Locale,
  { facts, features }: Pick<PropertyData, 'facts' | 'features'>,
): SectionLinksProps {
  const { title, ...labels } = staySectionsText[locale]
  const missing = new Set<string>([...(facts ? [] : ['house']), ...(features.length > 0 ? [] : ['facilities'])])
  return { label: title, links: order.filter((id) => !missing.has(id)).map((id) => ({ id, label: labels[id] })) }
}
