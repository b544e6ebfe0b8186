import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Unbroken } from './unbroken.tsx'

test.each([
  ['Türkiye e-visa for tourists', 'Türkiye <span class="whitespace-nowrap">e-visa</span> for tourists'],
  ['Sight-seeing by e-bike', 'Sight-seeing by <span class="whitespace-nowrap">e-bike</span>'],
  ['e-visa e-sim', '<span class="whitespace-nowrap">e-visa</span> <span class="whitespace-nowrap">e-sim</span>'],
  ['A two-day tour', 'A two-day tour'],
  ['تأشيرة تركيا', 'تأشيرة تركيا'],
])('%s', (text, html) => expect(renderToStaticMarkup(<Unbroken text={text} />)).toBe(html))
