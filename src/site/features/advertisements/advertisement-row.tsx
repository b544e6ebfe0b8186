import { CachedHtml } from '../../../client/document/html-cache/cached-html.tsx'
import { type PackedText, unpack } from '../../../client/document/html-cache/packed.ts'
import { useRootData } from '../../../client/root-data.ts'
import { useText } from '../../../client/text.tsx'
import { Section } from '../../lists/section.tsx'
import { AdvertisementCard, type AdvertisementData } from './advertisement-card.tsx'

type Props = { advertisements: PackedText<AdvertisementData[]> }

/** Advertisements of Safar itself, after a list. */
export const AdvertisementRow = (row: Props) => (
  <div className="mt-14 empty:hidden print:hidden">
    <AdvertisementSection {...row} />
  </div>
)

export function AdvertisementSection({ advertisements }: Props) {
  const t = useText()
  const apiUrl = useRootData()?.apiUrl
  if (advertisements === '[]') return null
  return (
    <Section title={t.home.offers}>
      <CachedHtml as="div" className="grid gap-5 md:grid-cols-2" data={`advertisements ${advertisements}`}>
        {() =>
          unpack(advertisements).map((one) => <AdvertisementCard key={one.id} advertisement={one} apiUrl={apiUrl} />)
        }
      </CachedHtml>
    </Section>
  )
}
