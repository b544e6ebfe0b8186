import { Link, useLocation } from 'react-router'
import { useLocale } from '../../../client/text.tsx'
import { compareText } from '../../../i18n/messages/compare.ts'
import { ButtonLink, buttonClass } from '../../../ui/button-link.tsx'
import { type CompareBarProps, comparedStays } from './compared-stays.ts'

/** Above the thumb's navigation on a phone, at the foot of a wide screen. */
export function CompareBar({ plan, isFull }: CompareBarProps) {
  const t = compareText[useLocale()]
  const ids = comparedStays.useValue()
  const near = new URLSearchParams(useLocation().search).get('near')
  return (
    <div
      data-compare-bar=""
      className="fixed inset-x-0 bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-30 border-t border-line bg-surface py-2 shadow-soft md:bottom-0 print:hidden"
    >
      <div className="mx-auto flex max-w-measure px-4 flex-wrap items-center justify-end gap-2">
        <p role="status" className="me-auto text-sm font-semibold text-danger">
          {isFull && t.full}
        </p>
        <button
          type="button"
          onClick={() => comparedStays.write([])}
          className={buttonClass({ tone: 'ghost', size: 'small' })}
        >
          {t.clear}
        </button>
        <ButtonLink
          as={Link}
          to={`/properties/compare?ids=${ids.join(',')}${plan.replace('?', '&')}${near ? `&near=${encodeURIComponent(near)}` : ''}`}
          size="small"
          className="min-h-11"
        >
          {t.bar(ids.length)}
        </ButtonLink>
      </div>
    </div>
  )
}
