import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PersonalContext } from '../../../client/session/personal.ts'
import { LocaleContext, registerMessages } from '../../../client/text.tsx'
import { locales } from '../../../domain/text/locale.ts'
import { ar } from '../../../i18n/messages/ar.ts'
import { en } from '../../../i18n/messages/en.ts'
import { ku } from '../../../i18n/messages/ku.ts'
import { Heart } from './heart.tsx'

registerMessages('en', en)
registerMessages('ar', ar)
registerMessages('ku', ku)

test.each(locales)(
  'in %s the server draws one heart for everybody, which says what it does and of which stay',
  (locale) => {
    const draw = (wishlist?: number[]) =>
      renderToStaticMarkup(
        <PersonalContext value={{ user: null, wishlist }}>
          <LocaleContext value={locale}>
            <Heart id={3} title="نێرگز" />
          </LocaleContext>
        </PersonalContext>,
      )
    expect(draw([3])).toBe(draw())
    expect(draw()).not.toContain('aria-pressed')
    expect(draw()).toMatch(/aria-label="[^"]*نێرگز[^"]*"/)
  },
)
