import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { businessText } from '../../../i18n/messages/business.ts'
import { DiscountChoice } from './discount-choice.tsx'

const discounts = [
  { id: 1, title: 'Family dinner', percent: 20 },
  { id: 2, title: 'Breakfast', percent: 15 },
] as Parameters<typeof DiscountChoice>[0]['discounts']

test('the name of a discount is what its button shows, so that it can be spoken', () => {
  const html = renderToStaticMarkup(
    <DiscountChoice messages={businessText.en.discount} discounts={discounts} chosen={null} onChoose={() => {}} />,
  )
  const buttons = html.match(/<button.*?<\/button>/g) ?? []
  expect(buttons.map((button) => button.replace(/<[^>]+>/g, ''))).toEqual(['20% Family dinner', '15% Breakfast'])
  expect(html).not.toContain('aria-label=')
})
