import { useEffect } from 'react'
import { deviceText } from './stored-text.ts'

const name = 'safar.currency'

/**
 * Pages are the same for all visitors and have both amounts. An attribute of the document, set before the first paint, says which of them comes
 * first. It is the only script that a page waits for.
 */
export const earlyCurrency = `try{let c=localStorage.getItem('${name}');if(c=='USD'||c=='IQD')document.documentElement.dataset.currency=c}catch{}`

const storedCurrency = deviceText(name)

/** Hears the taps on all switches of the page: that of the footer comes as HTML without its code. */
export function useCurrencySwitch(): void {
  useEffect(() => {
    const listen = ({ target }: MouseEvent) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-to-currency]')
      if (!button) return
      const currency = button.dataset.toCurrency ?? ''
      document.documentElement.dataset.currency = currency
      storedCurrency.write(currency)
      // The pressed one is gone, and its twin in its place.
      button.parentElement
        ?.querySelector<HTMLElement>(`[data-to-currency]:not([data-to-currency=${currency}])`)
        ?.focus()
    }
    addEventListener('click', listen)
    return () => removeEventListener('click', listen)
  }, [])
}
