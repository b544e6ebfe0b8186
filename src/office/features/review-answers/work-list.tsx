import { Link } from 'react-router'
import { Page, PageHeading } from '../../../client/frame/page.tsx'
import { SiteLink } from '../../../client/frame/site-link.tsx'
import { ListPages } from '../../../client/lists/paged-list.tsx'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { StarIcon } from '../../../ui/icons.tsx'
import { pictureFile } from '../../../ui/picture.tsx'
import { Stars } from '../../../ui/stars.tsx'
import { AnswerForm } from './answer-form.tsx'
import type { WorkCardData, WorkData } from './load-review-work.ts'

type WorkListProps = { title: string; lead: string; work: WorkData }

/** Reviews and questions for the signed-in member, with their answer forms. */
export const WorkList = ({ title, lead, work }: WorkListProps) => (
  <Page narrow>
    <PageHeading title={title} lead={lead} />
    <ChipLinks as={Link} {...work.tabs} />
    <div className="mt-6 space-y-6">
      <ChipLinks as={Link} {...work.shows} />
      {work.data.length === 0 ? (
        <EmptyState title={work.empty.title} icon={<StarIcon className="size-8" />}>
          {work.empty.text}
        </EmptyState>
      ) : (
        <ul className="space-y-4">
          {work.data.map((card) => (
            <li key={card.id}>
              <WorkCard card={card} messages={work.messages} />
            </li>
          ))}
        </ul>
      )}
      <ListPages path={work.path} meta={work.meta} />
    </div>
  </Page>
)

const WorkCard = ({ card, messages }: { card: WorkCardData; messages: WorkData['messages'] }) => (
  <article className="space-y-3 rounded-card border border-line bg-surface p-5">
    <h2 className="text-lg">
      {card.path ? (
        <SiteLink to={card.path} className="hover:underline">
          {card.title}
        </SiteLink>
      ) : (
        card.title
      )}
    </h2>
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {card.rating && <Stars value={card.rating.value} label={card.rating.label} />}
      <bdi lang="" className="font-semibold wrap-anywhere">
        {card.guest}
      </bdi>
      <span className="text-sm text-ink-soft">{card.details}</span>
    </p>
    <p lang="" dir="auto" className="whitespace-pre-line wrap-anywhere">
      {card.text}
    </p>
    {card.photos.length > 0 && (
      <ul className="flex flex-wrap gap-2">
        {card.photos.map((photo) => (
          <li key={photo.url}>
            <a href={pictureFile(photo.url)} className="block">
              <img
                src={pictureFile(photo.url, 320)}
                alt={photo.alt}
                width={photo.width}
                height={photo.height}
                loading="lazy"
                className="size-20 rounded-control bg-sunken object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    )}
    {card.answer === null ? (
      <AnswerForm of={card} messages={messages} />
    ) : (
      <div className="border-s-2 border-line-strong ps-3">
        <p className="text-sm font-semibold">{messages.answered}</p>
        <p lang="" dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-soft">
          {card.answer}
        </p>
      </div>
    )}
  </article>
)
