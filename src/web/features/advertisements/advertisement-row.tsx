import { Section } from '../../lists/section.tsx'
import { useText } from '../../text.tsx'
import { AdvertisementCard, type AdvertisementData } from './advertisement-card.tsx'

/** What Safar itself has to say, after a list. */
export function AdvertisementRow({ advertisements }: { advertisements: AdvertisementData[] }) {
  const t = useText()
  if (advertisements.length === 0) return null
  return (
    <div className="mt-14 print:hidden">
      <Section title={t.home.offers}>
        <div className="grid gap-5 md:grid-cols-2">
          {advertisements.map((one) => (
            <AdvertisementCard key={one.id} advertisement={one} />
          ))}
        </div>
      </Section>
    </div>
  )
}
