import { StaticHtml } from '../../client/static-html/static-html.tsx'
import { useDocument } from '../app/use-document.ts'

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
