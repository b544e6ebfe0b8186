type Close = () => boolean
type Entry = { isOver?: true; idx?: number } | null

// Overlays of the page, the topmost last. Each closes itself, and says whether it was open at all.
const covers: Close[] = []

// Counted like the router does: the first entry may not have its number yet.
const indexOf = (entry: Entry): number => entry?.idx ?? 0
const placeOf = (entry: Entry): number | undefined => (entry?.isOver ? indexOf(entry) : undefined)

// The index of the extra entry; null while the page stands on its own.
let place: number | undefined
let isReturning = false
let isWatching = false

/**
 * Adds a history entry under an overlay: the way back of a phone then closes the overlay and keeps the page. The router never hears of it. The entry
 * stays when the overlay is closed in another way, since going back from here would race with the person's next step: a new page replaces it,
 * and a way back skips it.
 */
export function watchWayBack(): void {
  if (isWatching) return
  isWatching = true
  place = placeOf(history.state)
  const [push, replace] = [history.pushState.bind(history), history.replaceState.bind(history)]
  history.pushState = (state, unused, url) => {
    const put = place === undefined ? push : replace
    put(state, unused, url)
    place = placeOf(history.state)
  }
  history.replaceState = (state, unused, url) =>
    replace(place === undefined ? state : { ...state, isOver: true }, unused, url)
  // Before the router, which listens to the same.
  addEventListener('popstate', goBack, { capture: true })
}

function goBack(event: PopStateEvent): void {
  const left = place
  place = placeOf(event.state)
  const hasReturned = isReturning && place !== undefined
  isReturning = false
  const isBelow = left !== undefined && place === undefined && indexOf(event.state) === left
  if (hasReturned || isBelow) event.stopImmediatePropagation()
  if (!isBelow) return
  isReturning = closeTop()
  if (isReturning) history.forward()
  else history.back()
}

function closeTop(): boolean {
  for (let close = covers.pop(); close; close = covers.pop()) if (close()) return true
  return false
}

/** From now on the way back closes it. The returned function takes it from the list. */
export function closeOnWayBack(close: Close): () => void {
  watchWayBack()
  if (place === undefined) history.pushState({ ...history.state, isOver: true }, '')
  covers.push(close)
  return () => {
    if (covers.includes(close)) covers.splice(covers.indexOf(close), 1)
  }
}

/** For what the browser opens by itself. */
export function closeElementOnWayBack(element: HTMLElement): void {
  // Says that a step back closes it now: the code may come later than the press that opened it.
  element.dataset.wayBack = ''
  closeOnWayBack(() => {
    // Only within `:is()` may a browser not know one of them.
    const isOpen = element.isConnected && element.matches(':is([open],:popover-open)')
    if (element instanceof HTMLDetailsElement) element.open = false
    else if (isOpen) element.hidePopover()
    return isOpen
  })
}
