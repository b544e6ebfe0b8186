import { useLayoutEffect } from 'react'
import { useHref, useLocation, useNavigation } from 'react-router'

/**
 * Stands for the page that comes where the way to it takes longer than a moment; how long, and as what, says coming-page.css. The old page is
 * only hidden: whoever turns back finds it as it was, with what was typed. The bar says that something comes, so that this says nothing.
 */
export function ComingPage() {
  const next = useNavigation().location?.pathname
  const here = useHref(useLocation().pathname)
  // Last of all that a new page does before it is seen: by then it was brought to its place, which is done at once while this is there.
  useLayoutEffect(() => {
    const root = document.documentElement
    if (next && next !== here) root.dataset.coming = next
    else root.removeAttribute('data-coming')
  }, [next, here])
  return (
    <div className="coming">
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
