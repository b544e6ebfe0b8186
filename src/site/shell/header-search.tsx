import { useEffect } from 'react'
import { Link } from 'react-router'
import { useText } from '../../client/text.tsx'
import { buttonClass } from '../../ui/button-link.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { SiteSearch } from './site-search.tsx'

/** A box where there is room for it, else the way to it; a phone has that under the thumb. */
export function HeaderSearch() {
  const t = useText()
  return (
    <>
      <Link
        to="/search"
        aria-label={t.search.title}
        className={buttonClass({ tone: 'ghost', size: 'icon', className: 'max-md:hidden xl:hidden' })}
      >
        <SearchIcon />
      </Link>
      <SiteSearch label={t.search.site} className="hidden min-w-0 max-w-64 grow basis-0 xl:block" />
    </>
  )
}

/** `/` goes to the search, as on many sites. The same key of an Arabic keyboard has a letter on it. */
export function useSearchKey() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isKey = event.key === '/' || (event.code === 'Slash' && /\p{Script=Arabic}/u.test(event.key))
      const isTyping = (event.target as Element).closest?.('input, textarea, select, [contenteditable]')
      if (!isKey || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      const boxes = [...document.querySelectorAll<HTMLElement>('[data-search-box]')]
      const box = boxes.find((one) => one.checkVisibility())
      if (!box) return
      event.preventDefault()
      box.focus()
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
