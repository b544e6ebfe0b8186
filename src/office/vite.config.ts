import { withImports } from '../../scripts/chunk-groups.ts'
import { commonPasswords } from '../../scripts/common-passwords.ts'
import { toSiteConfig } from '../../scripts/site-config.ts'

const groups = [
  {
    name: 'framework',
    test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|cookie|set-cookie-parser|turbo-stream)\//,
  },
  withImports('frame', [
    'office/entry.client.tsx',
    'office/root.tsx',
    'client/head.ts',
    'client/frame/page.tsx',
    'client/frame/site-link.tsx',
    'client/call/call.ts',
    'client/session/auth.ts',
    'ui/button.tsx',
    'ui/chip-links.tsx',
    'ui/empty-state.tsx',
    'ui/field-look.ts',
  ]),
]

export default toSiteConfig({ site: 'office', groups, plugins: [commonPasswords()] })
