import { createHash } from 'node:crypto'

export const sandboxStyle = `
:root { color-scheme: light dark; --ink: #1c1917; --soft: #57534e; --paper: #fff; --ground: #f5f5f4; --line: #d6d3d1; --act: #0f5f5c; --on: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #fafaf9; --soft: #d6d3d1; --paper: #292524; --ground: #1c1917; --line: #57534e; --act: #5eead4; --on: #042f2e }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 system-ui, "Noto Sans Arabic", Tahoma, sans-serif }
.mark { margin: 0; background: #fde68a; color: #451a03; border-block-end: 4px dashed #b45309; padding: .75rem 1rem; text-align: center }
.mark strong { display: block; font-size: 1.125rem }
main { max-width: 28rem; margin: 0 auto; padding: 1.25rem 1rem 2rem }
nav { display: flex; gap: .25rem; justify-content: center; flex-wrap: wrap }
nav a { color: inherit; padding: .5rem .75rem; min-height: 2.75rem }
nav a[aria-current] { font-weight: 700; text-decoration: none }
section { background: var(--paper); border: 1px solid var(--line); border-radius: 1rem; padding: 1.25rem }
h1 { font-size: 1.25rem; margin: 0 0 1rem }
dl { margin: 0 0 1.25rem; display: grid; gap: .75rem }
dt { color: var(--soft); font-size: .875rem }
dd { margin: 0; overflow-wrap: anywhere }
dd.amount { font-size: 1.75rem; font-weight: 700; line-height: 1.3 }
fieldset { border: 1px solid var(--line); border-radius: .75rem; margin: 0 0 1.25rem; padding: .5rem 1rem }
legend { color: var(--soft); font-size: .875rem; padding-inline: .25rem }
label { display: flex; gap: .75rem; align-items: center; min-height: 2.75rem }
input { inline-size: 1.25rem; block-size: 1.25rem; accent-color: var(--act) }
button, .back { display: block; inline-size: 100%; min-height: 3rem; margin-block-start: .625rem; padding: .625rem 1rem; border-radius: .75rem;
  border: 1px solid var(--line); background: transparent; color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer }
button[value=pay], .back { background: var(--act); border-color: var(--act); color: var(--on); font-weight: 700 }
:focus-visible { outline: 3px solid #b45309; outline-offset: 2px }
`

const hash = `'sha256-${createHash('sha256').update(sandboxStyle).digest('base64')}'`

/**
 * Nothing runs, and the one style sheet is known by its hash. A browser holds the answer to a form to `form-action`, too, so where
 * the person is sent then must be named.
 */
export const toSandboxPolicy = (formTargets: string[]): string =>
  [
    "default-src 'none'",
    `style-src ${hash}`,
    // The icon. Without one a browser asks for its own, and Firefox complains that it may not.
    "img-src 'self'",
    ["form-action 'self'", ...new Set(formTargets.map((url) => new URL(url).origin))].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
