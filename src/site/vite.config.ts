import { withImports } from '../../scripts/chunk-groups.ts'
import { commonPasswords } from '../../scripts/common-passwords.ts'
import { toSiteConfig } from '../../scripts/site-config.ts'

/** Many small files compress badly: what most pages need is one, what kinds of pages share are a few more. */
const groups = [
  {
    name: 'framework',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream)\//,
  },
  withImports('frame', [
    'site/entry.client.tsx',
    'site/root.tsx',
    'client/device/lazy-part.ts',
    'client/head.ts',
    'client/frame/page.tsx',
    'site/lists/section.tsx',
    'ui/field-look.ts',
    'ui/card.tsx',
    'ui/picture.tsx',
    'ui/badge.tsx',
    'ui/stars.tsx',
    'ui/rating.tsx',
    'ui/price.tsx',
    'client/money/dinars.tsx',
    'site/features/wishlist/heart.tsx',
  ]),
  withImports('controls', ['ui/button.tsx', 'ui/stepper.tsx', 'ui/use-is-hydrated.ts', 'ui/sticky-bar.ts']),
  withImports('fields', ['ui/field.tsx', 'ui/radio.tsx']),
  withImports('days', ['domain/time/day.ts']),
  withImports('calls', [
    'client/call/call.ts',
    'client/session/auth.ts',
    'client/forms/use-form.ts',
    'ui/form-alert.tsx',
    'client/device/countdown.ts',
  ]),
  withImports('advertisements', ['site/features/advertisements/advertisement-row.tsx']),
  withImports('property-card', ['site/features/properties/property-card.tsx']),
  withImports('lists', ['client/lists/paged-list.tsx', 'site/lists/list-top.tsx', 'site/lists/sort-menu.tsx']),
  withImports('details', [
    'site/details/facts.tsx',
    'site/lists/card-row.tsx',
    'site/details/share-button.tsx',
    'site/features/wishlist/detail-actions.tsx',
    'client/prose/prose.tsx',
    'site/details/photo-gallery.tsx',
    'ui/with-aside.tsx',
  ]),
  withImports('asides', ['ui/check-list.tsx', 'ui/contact-panel.tsx']),
  withImports('sale-options', [
    'site/features/sale-options/choice-panel.tsx',
    'site/features/sale-options/choice-bar.tsx',
    'site/features/sale-options/count-row.tsx',
    'site/features/sale-options/left-text.tsx',
    'site/features/sale-options/use-choice.ts',
    'site/features/sale-options/rules/choice-rules.ts',
    'client/money/both-price.tsx',
    'domain/sales/sale.ts',
  ]),
  withImports('account', [
    'site/lists/account-list.tsx',
    'ui/icons-account.tsx',
    'ui/fact-list.tsx',
    'ui/panel.tsx',
    'ui/status-label.tsx',
    'site/features/orders/statuses.tsx',
    'site/features/orders/order-card.tsx',
    'client/device/use-page-restored.ts',
  ]),
  withImports('payments', [
    'site/features/orders/hold-countdown.tsx',
    'client/call/use-ask-again.ts',
    'ui/sum-list.tsx',
    'site/features/orders/pay-form.tsx',
    'site/features/orders/qr-step.tsx',
    'client/forms/ask-first.tsx',
    'client/money/paid-price.tsx',
    'client/money/due-lines.tsx',
  ]),
  withImports('tours', ['site/features/tours/programme/programme-parts.tsx', 'ui/accordion.tsx', 'ui/itinerary.tsx']),
]

export default toSiteConfig({ site: 'site', groups, plugins: [commonPasswords()] })
