import { Suspense } from 'react'
import { lazyComponent } from '../../../client/device/lazy-component.ts'
import { CachedHtml } from '../../../client/document/html-cache/cached-html.tsx'
import { useServerParts } from '../../app/server-parts.ts'
import type { HiddenField } from './stay-search-data.ts'
import { type StaySearchProps, staySearchForm } from './stay-search-props.ts'

const LazyStaySearch = lazyComponent(async () => ({ default: (await import('./stay-search.tsx')).StaySearch }))

type StaySearchBoxProps = StaySearchProps & {
  /** The filters that a new search goes on with. Apart from the form, which is the same with whichever of them. */
  filters?: HiddenField[]
  className?: string
}

/** Comes as HTML that is a form already; its code follows the page. */
export function StaySearchBox({ search, isLarge = false, filters = [], className }: StaySearchBoxProps) {
  const { StaySearch = LazyStaySearch } = useServerParts()
  return (
    <>
      <CachedHtml as="div" className={className} data={`stay-search ${isLarge} ${search}`}>
        {() => (
          <Suspense fallback={<div className={isLarge ? 'h-44 md:h-17' : 'h-12 md:h-17'} />}>
            <StaySearch search={search} isLarge={isLarge} />
          </Suspense>
        )}
      </CachedHtml>
      {filters.map((field) => (
        <input key={field.name + field.value} type="hidden" form={staySearchForm} {...field} />
      ))}
    </>
  )
}
