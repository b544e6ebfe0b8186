import { useEffect, useEffectEvent } from 'react'
import { showAlert } from '../../../client/call/alerts.ts'
import { useRootData } from '../../../client/root-data.ts'
import { useLocale, useText } from '../../../client/text.tsx'

/** Hears the taps on all hearts of the page. Their code, and the code for calls, load with the first tap. */
export function useHearts(): void {
  const t = useText()
  const locale = useLocale()
  const apiUrl = useRootData()?.apiUrl ?? ''
  const press = useEffectEvent(({ target }: MouseEvent) => {
    const heart = target instanceof Element && target.closest<HTMLElement>('[data-heart]')
    if (!heart) return
    import('./press-heart.ts').then(
      ({ pressHeart, toCall, toHeartId }) => pressHeart(toHeartId(heart.dataset.heart), toCall({ locale, apiUrl })),
      () => showAlert({ type: 'error', title: t.alert.error, message: t.error.offline }),
    )
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => press(event)
    addEventListener('click', listen)
    return () => removeEventListener('click', listen)
  }, [])
}
