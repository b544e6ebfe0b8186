import { useDocument } from '../document/use-document.ts'
import { StaticHtml } from '../static-html/static-html.tsx'

const id = 'footer'
const received = typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')

/**
 * The footer is the same on every page of a language, so it is rendered once for all of them, and a browser keeps what it got: it
 * needs neither its code nor its data.
 */
export function StaticFooter() {
  const { footer = received } = useDocument()
  return <StaticHtml id={id} html={footer} />
}
