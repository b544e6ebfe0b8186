import { LogoMark } from '../../ui/logo.tsx'
import { CachedHtml } from '../document/html-cache/cached-html.tsx'
import { useDocument } from '../document/use-document.ts'
import { useText } from '../text.tsx'

const drops = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const id = 'overlay-style'
const received = typeof document === 'undefined' ? '' : (document.getElementById(id)?.innerHTML ?? '')

/** Before the style sheet in every document, which takes it away: until then nothing else can be read. */
export function LoadingOverlay() {
  const t = useText()
  return (
    <CachedHtml as="div" className="loading-overlay" role="status" data="overlay">
      {() => (
        <>
          {drops.map((drop) => (
            <span key={drop} className="rain" aria-hidden="true" />
          ))}
          <LogoMark className="" />
          <span>{t.brand.name}</span>
          <span className="sr-only">{t.loading}</span>
        </>
      )}
    </CachedHtml>
  )
}

/** How it looks, in the page itself. A browser keeps what it got. */
export function LoadingOverlayStyle() {
  const { nonce, overlayStyle = received } = useDocument()
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet
  return <style id={id} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: overlayStyle }} />
}
