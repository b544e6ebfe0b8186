type State = 'open' | 'closed'

const isOpen = (element: Element): boolean => element.hasAttribute('open')

function send(element: HTMLElement, type: 'beforetoggle' | 'toggle', newState: State): void {
  element.dispatchEvent(Object.assign(new Event(type), { newState, oldState: newState === 'open' ? 'closed' : 'open' }))
}

function turn(element: HTMLElement, willOpen: boolean): void {
  if (isOpen(element) === willOpen) return
  const state = willOpen ? 'open' : 'closed'
  send(element, 'beforetoggle', state)
  if (!willOpen && element.contains(document.activeElement)) opener(element)?.focus()
  element.toggleAttribute('open', willOpen)
  send(element, 'toggle', state)
}

const opener = (element: HTMLElement): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`[popovertarget="${element.id}"]`)].find(
    (button) => !element.contains(button) && button.getClientRects().length > 0,
  )

const openPopovers = () => [...document.querySelectorAll<HTMLElement>('[popover][open]')]

/** A button that names a popover opens and closes it; a press elsewhere closes the open one. */
function followClick({ target }: Event): void {
  if (!(target instanceof Element)) return
  const button = target.closest('[popovertarget]')
  const named = document.getElementById(button?.getAttribute('popovertarget') ?? '')
  for (const popover of openPopovers()) if (popover !== named && !popover.contains(target)) turn(popover, false)
  if (!named) return
  const action = button?.getAttribute('popovertargetaction')
  turn(named, action === 'show' || (action !== 'hide' && !isOpen(named)))
}

function followKey({ key }: KeyboardEvent): void {
  if (key === 'Escape') for (const popover of openPopovers()) turn(popover, false)
}

/** Popovers as far as this site uses them. Their look, open and closed, is in components.css. */
export function addPopovers(): void {
  if ('popover' in HTMLElement.prototype) return
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      turn(this, true)
    },
    hidePopover(this: HTMLElement) {
      turn(this, false)
    },
  })
  // Before React, which holds back clicks until the page listens.
  addEventListener('click', followClick, { capture: true })
  addEventListener('keydown', followKey, { capture: true })
}
