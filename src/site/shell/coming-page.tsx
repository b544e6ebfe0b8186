import { useLayoutEffect } from 'react'
import { useHref, useLocation, useNavigation } from 'react-router'

/**
 * A skeleton of the next page when loading takes longer than a moment; coming-page.css says how long, and which skeleton. The old page is only hidden:
 * going back finds it as it was, with its typed text. The progress bar announces the loading, so that this is silent.
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
