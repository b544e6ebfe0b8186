import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../client/call/call.ts'
import { useBothText } from '../../../client/money/both-text.ts'
import { useRootData } from '../../../client/root-data.ts'
import { useLocale } from '../../../client/text.tsx'
import type { Ok } from '../../../contract/contract.ts'
import { compareText } from '../../../i18n/messages/compare.ts'
import type { CheaperDaysProps } from './cheaper-days-props.ts'

type Cheaper = Ok<'GET /user/properties/{id}/cheaper'>['stays']

/** The same nights a few days earlier or later, where that saves something. An extra: where it cannot be learnt, nothing is said. */
export function CheaperDays({ property, stay, guests }: CheaperDaysProps) {
  const locale = useLocale()
  const apiUrl = useRootData()?.apiUrl ?? ''
  const [stays, setStays] = useState<Cheaper>([])
  const both = useBothText()
  const t = compareText[locale]
  const { checkIn, checkOut, adults, childrenAges } = stay
  const ages = childrenAges.join(',')
  useEffect(() => {
    const controller = new AbortController()
    const options = { locale, apiUrl, hide: { error: true }, signal: controller.signal }
    const query = { checkIn, checkOut, adults, ...(ages && { childrenAges: ages }) } as unknown as never
    call('GET /user/properties/{id}/cheaper', { params: { id: property }, query }, options).then(
      (answer) => !controller.signal.aborted && setStays(answer.ok ? answer.body.stays : []),
    )
    return () => controller.abort()
  }, [property, checkIn, checkOut, adults, ages, locale, apiUrl])
  return (
    stays.length > 0 && (
      <ul aria-label={t.cheaper} className="flex gap-2 overflow-x-auto text-sm">
        {stays.map(({ checkIn, checkOut, days, less }) => (
          <li key={days} className="shrink-0">
            <Link
              to={`/properties/${property}?checkIn=${checkIn}&checkOut=${checkOut}${guests}`}
              preventScrollReset
              className="inline-flex min-h-11 items-center rounded-full bg-success-soft px-4 font-semibold text-success hover:underline"
            >
              {t.moved(days, both(less))}
            </Link>
          </li>
        ))}
      </ul>
    )
  )
}
