import { useText } from '../text.tsx'
import { Girih } from '../ui/girih.tsx'
import { LogoMark } from '../ui/logo.tsx'

const drops = [1, 2, 3, 4, 5, 6, 7, 8, 9]

/** Stands in every document; the style sheet shows it until the app says that it is ready. */
export function LoadingOverlay() {
  const t = useText()
  return (
    <div className="loading-overlay" role="status">
      {drops.map((drop) => (
        <span key={drop} className="rain" aria-hidden="true" />
      ))}
      <Girih className="text-brand opacity-[0.06]" />
      <LogoMark className="relative size-20" />
      <span className="relative text-2xl font-bold text-ink">{t.brand.name}</span>
      <span className="sr-only">{t.loading}</span>
    </div>
  )
}
