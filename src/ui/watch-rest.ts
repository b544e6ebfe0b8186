/** In Safari before 26.2, which says nothing of an end: for how long a strip stands still after its scrolling has ended. */
const stillness = 150

/** Calls back with what was scrolled within an element, when that has come to rest. */
export function watchRest(element: HTMLElement, rest: (scrolled: EventTarget | null) => void): () => void {
  const says = 'onscrollend' in window
  let timer: ReturnType<typeof setTimeout> | undefined
  const listen = ({ target }: Event) => {
    if (says) return rest(target)
    clearTimeout(timer)
    timer = setTimeout(() => rest(target), stillness)
  }
  const type = says ? 'scrollend' : 'scroll'
  // Neither bubbles.
  element.addEventListener(type, listen, true)
  return () => {
    clearTimeout(timer)
    element.removeEventListener(type, listen, true)
  }
}
