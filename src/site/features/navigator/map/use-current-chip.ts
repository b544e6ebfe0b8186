import { type RefObject, useEffect, useRef } from 'react'

/** Brings the chip that is chosen into sight, in a row that is swiped: a link may have chosen the last of them. */
export function useCurrentChip(): RefObject<HTMLDivElement | null> {
  const screen = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const chip = screen.current?.querySelector('.chip[aria-current]')
    const row = chip?.closest('ul')
    if (chip && row) row.scrollLeft += middleOf(chip) - middleOf(row)
  }, [])
  return screen
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
