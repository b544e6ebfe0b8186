import { Kept } from '../../lists/kept.tsx'
import { pack } from '../../lists/packed.ts'
import { Section } from '../../lists/section.tsx'
import { useRootData } from '../../root-data.ts'
import { useText } from '../../text.tsx'
import { AdvertisementCard, type AdvertisementData } from './advertisement-card.tsx'

type Props = { advertisements: AdvertisementData[] }

/** What Safar itself has to say, after a list. */
export const AdvertisementRow = ({ advertisements }: Props) =>
  advertisements.length > 0 && (
    <div className="mt-14 print:hidden">
      <AdvertisementSection advertisements={advertisements} />
    </div>
  )

export function AdvertisementSection({ advertisements }: Props) {
  const t = useText()
  const apiUrl = useRootData()?.apiUrl
  return (
    <Section title={t.home.offers}>
      <Kept as="div" className="grid gap-5 md:grid-cols-2" data={`advertisements ${pack(advertisements)}`}>
        {() => advertisements.map((one) => <AdvertisementCard key={one.id} advertisement={one} apiUrl={apiUrl} />)}
      </Kept>
    </Section>
  )
}
