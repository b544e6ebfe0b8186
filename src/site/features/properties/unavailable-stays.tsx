import { Link } from 'react-router'
import { Accordion, AccordionItem } from '../../../ui/accordion.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { UnavailableStaysProps } from './unavailable-stays-props.ts'

const link = 'note-link'

/** Folded, unless there is nothing else. The waitlist is reached by a new document, so that a visitor is asked to sign in first. */
export const UnavailableStays = ({ unavailable, isOpen }: UnavailableStaysProps) => (
  <Accordion>
    <AccordionItem summary={<h2 className="text-lg">{unavailable.title}</h2>} open={isOpen}>
      <ul className="divide-y divide-line">
        {unavailable.stays.map(({ id, title, picture, place, state, to, waitTo, days }) => (
          <li key={id} className="flex gap-3 py-4">
            <Picture
              picture={{ ...picture, alt: '' }}
              sizes="5rem"
              isOfCard
              isInRow
              className="aspect-square w-20 shrink-0 self-start rounded-control"
            />
            <div className="min-w-0 grow">
              <h3 className="wrap-anywhere">
                <Link to={to} className="text-brand-deep hover:underline">
                  {title}
                </Link>
              </h3>
              <p className="text-sm">{place}</p>
              <p className="text-sm font-semibold text-danger">{state}</p>
              {days.length > 0 && (
                <p className="flex flex-wrap items-center gap-x-3 text-sm text-success">
                  <span className="font-semibold">{unavailable.free}</span>
                  {days.map((day) => (
                    <Link
                      key={day.to}
                      to={day.to}
                      className="inline-flex min-h-11 items-center underline underline-offset-4"
                    >
                      {day.label}
                    </Link>
                  ))}
                </p>
              )}
              {waitTo && (
                <Link to={waitTo} reloadDocument aria-label={`${unavailable.wait}: ${title}`} className={link}>
                  {unavailable.wait}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
      {unavailable.more && <p>{unavailable.more}</p>}
    </AccordionItem>
  </Accordion>
)
