import { lazy, Suspense } from 'react'
import { useDocument } from '../../text.tsx'
import type { StaySearchProps } from './stay-search-props.ts'

const LazyStaySearch = lazy(async () => ({ default: (await import('./stay-search.tsx')).StaySearch }))

/** Comes as HTML that is a form already; its code follows the page. */
export function StaySearchBox(props: StaySearchProps) {
  const { StaySearch = LazyStaySearch } = useDocument()
  return (
    <Suspense fallback={<div className="h-44 md:h-17" />}>
      <StaySearch {...props} />
    </Suspense>
  )
}
