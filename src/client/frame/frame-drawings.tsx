import { useDocument } from '../document/use-document.ts'

const id = 'drawings'
const received = typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')

/** The drawings of `frameIcon`, in the page itself and before their first use. A browser keeps them. */
export function FrameDrawings() {
  const { drawings = received } = useDocument()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings
  return <div id={id} hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: drawings }} />
}
