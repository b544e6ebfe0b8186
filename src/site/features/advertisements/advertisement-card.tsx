import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { useLocale } from '../../../client/text.tsx'
import type { Ok } from '../../../contract/contract.ts'
import { buttonClass } from '../../../ui/button-link.tsx'
import { Card, CardLink } from '../../../ui/card.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { sendView } from './send-view.ts'

export type AdvertisementData = Ok<'GET /public/advertisements'>['data'][number]

type Props = {
  advertisement: AdvertisementData
  heading?: 'h2' | 'h3'
  /** Handed in where the card is kept: it is rendered apart from the page, whose root knows where to count. */
  apiUrl?: string
}

export function AdvertisementCard({ advertisement, heading: Heading = 'h3', apiUrl }: Props) {
  const { picture, title, text, action, link } = advertisement
  return (
    <div ref={useSeen(advertisement.id, apiUrl)} className="flex *:grow">
      <Card
        className="sm:flex-row"
        media={
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 640px) 20rem, 92vw"
            className="aspect-16/9 sm:aspect-auto sm:w-2/5"
          />
        }
      >
        <Heading className="text-xl">
          <CardLink as={Link} to={link}>
            {title}
          </CardLink>
        </Heading>
        <p className="text-ink-soft">{text}</p>
        <span
          aria-hidden="true"
          className={buttonClass({ tone: 'quiet', size: 'small', className: 'mt-auto self-start' })}
        >
          {action}
        </span>
      </Card>
    </div>
  )
}

/** A view counts when half of the card has been on the screen. */
function useSeen(id: number, apiUrl: string | undefined) {
  const card = useRef<HTMLDivElement>(null)
  const locale = useLocale()
  useEffect(() => {
    if (!card.current || apiUrl === undefined) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        sendView(id, { locale, apiUrl })
      },
      { threshold: 0.5 },
    )
    observer.observe(card.current)
    return () => observer.disconnect()
  }, [id, locale, apiUrl])
  return card
}
