import { Link } from 'react-router'
import { useText } from '../../../client/text.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { Picture, type PictureSource } from '../../../ui/picture.tsx'

export type BannerData = {
  id: number
  href: string
  title: string
  text: string
  off: string
  picture: Omit<PictureSource, 'alt'>
}

type BannersProps = { label: string; banners: BannerData[]; className?: string }

/** Below the list that it belongs to. */
export function Banners({ label, banners, className }: BannersProps) {
  const t = useText()
  if (banners.length === 0) return null
  return (
    <Carousel
      className={className}
      label={label}
      previousLabel={banners.length > 2 ? t.list.back : undefined}
      nextLabel={t.list.forward}
      header={<h2 className="text-2xl">{label}</h2>}
      itemClassName="w-[88%] sm:w-[calc((100%-1rem)/2)] min-[112rem]:w-[calc((100%-2rem)/3)]"
    >
      {banners.map(({ id, href, title, text, off, picture }) => (
        <Link
          key={id}
          to={href}
          className="relative isolate flex min-h-56 flex-col items-start justify-end overflow-hidden rounded-card p-5 text-white -outline-offset-4"
        >
          <Picture
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 640px) 30rem, 88vw"
            className="absolute! inset-0 -z-20 h-full"
          />
          <span
            aria-hidden="true"
            className="absolute inset-0 -z-10 bg-linear-to-t from-[#0b1a3a]/95 via-[#0b1a3a]/65 to-[#0b1a3a]/20"
          />
          <Badge tone="gold" className="text-base!">
            {off}
          </Badge>
          <span className="mt-2 text-xl font-bold">{title}</span>
          <span className="mt-1">{text}</span>
        </Link>
      ))}
    </Carousel>
  )
}
