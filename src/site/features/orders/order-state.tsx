/** How an order stands, in a sentence: the first to be read when it has become another. */
export const OrderState = ({ text }: { text: string }) => (
  <p role="status" data-order-state tabIndex={-1} className="scroll-mt-24 text-lg outline-none">
    {text}
  </p>
)

/** Announces a change to customers far below, and to screen readers. */
export function showOrderState(): void {
  const state = document.querySelector<HTMLElement>('[data-order-state]')
  state?.focus({ preventScroll: true })
  state?.scrollIntoView({ block: 'center' })
}
