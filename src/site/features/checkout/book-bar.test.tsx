import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { DueLines } from '../../../client/money/due-lines.tsx'
import { LocaleContext, registerMessages } from '../../../client/text.tsx'
import { dueText } from '../../../i18n/messages/due.ts'
import { en } from '../../../i18n/messages/en.ts'
import { BookBar } from './book-bar.tsx'

registerMessages('en', en)
const due = { amount: 681_000, rounding: -200 }
const total = { label: 'Total', amount: 520, currency: 'USD' as const, due, before: 650 }

const Bar = () => (
  <BookBar note={false} total={total} due={dueText.en} action="Book" isPending={false} pendingLabel="Booking" />
)
const Site = createRoutesStub([{ id: 'root', path: '/', Component: Bar }])

test('where a price in dollars is paid, the bar says the dinars exactly', () => {
  const html = renderToStaticMarkup(
    <LocaleContext value="en">
      <Site />
    </LocaleContext>,
  )
  expect(html).toContain('$520')
  expect(html).toContain('<s>$650</s>')
  expect(html).toContain('681,000 IQD')
  expect(html).not.toContain('≈')
})

test('what cash takes off has a line of its own, and none where nothing is rounded', () => {
  const render = (shown: typeof due) =>
    renderToStaticMarkup(
      <LocaleContext value="en">
        <DueLines due={shown} messages={dueText.en} />
      </LocaleContext>,
    )
  const lines = render(due).replaceAll(/<[^>]+>/g, ' ')
  expect(lines).toMatch(/Price in dinars\s+681,200 IQD\s+Rounded down for cash\s+−200 IQD\s+To pay in dinars\s+681,000/)
  expect(render({ amount: 681_200, rounding: 0 })).not.toContain(dueText.en.rounding)
})
