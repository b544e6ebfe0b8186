import { toFormPath } from '../../../client/forms/get-form.tsx'
import type { countProperties } from './load-properties.ts'

/** Who ticks three boxes in a row asks once. */
const patience = 300

type Answer = Awaited<ReturnType<typeof countProperties>>

/** Counts the results of the present choice, writes the numbers beside the fields, and returns the button's label; loaded by the first choice. */
export async function recount(form: HTMLFormElement, address: string, signal: AbortSignal): Promise<string | null> {
  await new Promise((resolve) => setTimeout(resolve, patience))
  signal.throwIfAborted()
  const response = await fetch(toFormPath(address, new FormData(form)), { signal })
  if (!response.ok) return null
  const answer: Answer = await response.json()
  signal.throwIfAborted()
  writeCounts(form, answer)
  writeBounds(form, answer)
  form.closest('[popover]')?.addEventListener('beforetoggle', hideUseless)
  return answer.label
}

/**
 * Beside each box how many stays it would leave. The rows are drawn once, as the server has put them together: only the numbers change.
 * Nothing leaves an open sheet, or the next tap would meet another box: what leads nowhere is grey until the sheet is opened again.
 * What leads somewhere again comes back at once.
 */
function writeCounts(form: HTMLFormElement, { counts }: Answer): void {
  const countOf = (name: string, value: string): number => (counts as Counts)[name]?.[value] ?? 0
  for (const box of boxesOf(form)) {
    const count = countOf(box.name, box.value)
    const note = noteOf(box)
    if (note) note.textContent = `${count}`
    // Never a chosen option, nor the focused one.
    box.disabled = !count && !box.matches(':checked,:focus')
    if (count) hide(box, false)
  }
  // A browser draws the options of a select anew whenever it is opened.
  for (const option of form.querySelectorAll<HTMLOptionElement>('option:not([value=""])')) {
    const isUseless = !option.selected && !countOf(option.closest('select')?.name ?? '', option.value)
    option.hidden = isUseless
    option.disabled = isUseless
  }
}
type Counts = Partial<Record<string, Record<string, number>>>

function writeBounds(form: HTMLFormElement, { bounds }: Answer): void {
  for (const [name, text] of Object.entries(bounds)) {
    const hint = form.querySelector(`#filter-${name}-hint`)
    if (hint) hint.textContent = text
  }
}

function hideUseless({ currentTarget: sheet }: Event): void {
  for (const box of boxesOf(sheet as HTMLElement)) if (!box.checked && noteOf(box)?.textContent === '0') hide(box, true)
}

const boxesOf = (element: HTMLElement) => element.querySelectorAll<HTMLInputElement>('[type=checkbox]')
const noteOf = (box: HTMLElement) => box.nextElementSibling?.querySelector('.note')

function hide(box: HTMLInputElement, isHidden: boolean): void {
  const label = box.closest('label')
  if (label) label.hidden = isHidden
}
