import { useDocument } from '../document/use-document.ts'

const id = 'drawings'
const received = typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')

/** What `frameIcon` draws, in the page itself and before all that shows it. A browser keeps what it got. */
export function FrameDrawings() {
  const { drawings = received } = useDocument()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
  return <div id={id} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawings }} />
}
