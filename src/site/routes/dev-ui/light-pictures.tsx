import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-link.tsx'
import { Card, CardAction, CardLink } from '../../../ui/card.tsx'
import { Carousel } from '../../../ui/carousel.tsx'
import { Gallery } from '../../../ui/gallery.tsx'
import { HeartIcon, PinIcon } from '../../../ui/icons.tsx'
import { Picture, type PictureSource } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import { Rating } from '../../../ui/rating.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { samplePictures } from './sample-pictures.ts'
import { type SampleLocale, type SampleText, sampleText } from './sample-text.ts'
import { ShowcaseSection } from './section.tsx'

function HotelCard({ t, picture, number }: { t: SampleText; picture: PictureSource; number: number }) {
  return (
    <Card
      media={<Picture picture={picture} sizes="288px" className="aspect-4/3" />}
      footer={<Price amount={t.price} before={t.before} beforeLabel={t.beforeLabel} note={t.note} />}
    >
      <CardAction className="absolute! end-3 top-3">
        <button
          type="button"
          aria-label={`${t.saved} ${number}`}
          className={buttonClass({ tone: 'quiet', size: 'icon', className: 'rounded-full border-0 shadow-soft' })}
        >
          <HeartIcon filled={number === 1} className={number === 1 ? 'size-5 text-danger' : 'size-5'} />
        </button>
      </CardAction>
      <div className="flex items-center justify-between gap-2">
        <Badge tone="gold">{t.offer}</Badge>
        <Rating compact value={4.6} label={t.rated} />
      </div>
      <h4 className="text-base font-bold">
        <CardLink href="#light">
          {t.hotel} {number}
        </CardLink>
      </h4>
      <p className="flex items-center gap-1.5 text-sm text-ink-soft">
        <PinIcon className="size-4" /> {t.place}
      </p>
    </Card>
  )
}

export function LightPictures({ locale }: { locale: SampleLocale }) {
  const t = sampleText[locale]
  const pictures = samplePictures(t.picture)
  return (
    <>
      <ShowcaseSection id={`${locale}-cards`} title="Carousel of Cards, Picture">
        <Carousel
          label={`${t.hotels} (${locale})`}
          previousLabel={t.previous}
          nextLabel={t.next}
          header={<p className="text-xl font-bold">{t.hotels}</p>}
        >
          {pictures.map((picture, index) => (
            <HotelCard key={picture.url} t={t} picture={picture} number={index + 1} />
          ))}
        </Carousel>
      </ShowcaseSection>
      <ShowcaseSection id={`${locale}-gallery`} title="Gallery">
        <Gallery pictures={pictures} label={`${t.pictures} (${locale})`} countLabel={t.count} />
      </ShowcaseSection>
      <ShowcaseSection id={`${locale}-figures`} title="Price, Rating, Stars">
        <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
          <Price size="large" amount={t.price} before={t.before} beforeLabel={t.beforeLabel} note={t.note} />
          <Price size="small" amount={t.price} />
          <Rating value={4.6} label={t.rated} count={t.reviews} />
          <Stars value={4} only label={t.stars} />
        </div>
      </ShowcaseSection>
    </>
  )
}
