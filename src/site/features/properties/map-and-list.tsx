import { useEffect, useRef, useState } from 'react'
import { unpack } from '../../../client/document/html-cache/packed.ts'
import { watchRest } from '../../../ui/watch-rest.ts'
import { PropertyMap } from './property-map.tsx'
import type { MapAndListProps } from './property-map-data.ts'

/** On a phone a strip of cards below the map, else side by side. Both share one selection. */
export function MapAndList({ map, children }: MapAndListProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => (list.current ? watchCards(list.current, setChosen) : undefined), [])

  function chooseMark(id: number | null): void {
    setChosen(id)
    if (id === null) return
    const card = [...(list.current?.querySelectorAll('li') ?? [])].find((one) => idOf(one) === id)
    card?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'smooth' })
  }

  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <div className="min-w-0 lg:order-last">
        <div className="lg:sticky lg:top-20">
          <PropertyMap data={unpack(map)} chosen={chosen} onChoose={chooseMark} />
        </div>
      </div>
      <div ref={list} id="stays" tabIndex={-1} className="min-w-0 scroll-mt-20 outline-none">
        {children(chosen)}
      </div>
    </div>
  )
}

/** A card is chosen by the pointer, by the focus, or by coming to rest in the middle of the strip. */
function watchCards(list: HTMLElement, choose: (id: number) => void): () => void {
  const chooseCard = (card: Element | null | undefined) => {
    const id = idOf(card)
    if (id !== null) choose(id)
  }
  const follow = ({ target }: Event) => target instanceof Element && chooseCard(target.closest('li'))
  const rest = (target: EventTarget | null) => target instanceof HTMLElement && chooseCard(findMiddle(target))
  list.addEventListener('pointerover', follow)
  list.addEventListener('focusin', follow)
  const stopWatching = watchRest(list, rest)
  return () => {
    list.removeEventListener('pointerover', follow)
    list.removeEventListener('focusin', follow)
    stopWatching()
  }
}

/** The id of the property behind a card's link. */
const idOf = (card: Element | null | undefined): number | null => {
  const path = card?.querySelector<HTMLAnchorElement>('a.card-link')?.pathname ?? ''
  const [, id] = /\/properties\/(\d+)$/.exec(path) ?? []
  return id === undefined ? null : Number(id)
}

function findMiddle(strip: HTMLElement): Element | undefined {
  const { left, width } = strip.getBoundingClientRect()
  const middle = left + width / 2
  return [...strip.children].find((card) => {
    const box = card.getBoundingClientRect()
    return box.left <= middle && box.right >= middle
  })
}
