import { createHash } from 'node:crypto'
import type { OpenApi } from './document.ts'

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  details { border: 1px solid #8886; border-radius: 12px; margin: .5rem 0; padding: .5rem 1rem }
  summary { cursor: pointer; min-height: 2rem }
  code, pre { font-size: .85rem; white-space: pre-wrap }
  summary > code { font-weight: 600; margin-inline-end: .75rem }
  table { border-collapse: collapse; width: 100% }
  th, td { border-bottom: 1px solid #8886; padding: .25rem .5rem; text-align: start; vertical-align: top }
`

/** The page runs nothing and loads nothing; its one style sheet is named by its hash. */
export const browsePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; frame-ancestors 'none'`

const toHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[mark] ?? mark)

const pretty = (value: unknown): string => toHtml(JSON.stringify(value, null, 2))

/** The document for people: plain HTML, readable without a script and under the strictest policy. */
export function browsePage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), ...operation })),
  )
  const title = String(document.info.title)
  const sections = operations.map(
    ({ path, method, summary, parameters, requestBody, responses }) => `
    <details>
      <summary><code>${method} ${toHtml(path)}</code> ${toHtml(summary)}</summary>
      <h3>Parameters</h3>
      <table><tr><th>Name</th><th>In</th><th>Required</th><th>Schema</th></tr>${parameters
        .map(
          (p) =>
            `<tr><td><code>${p.name}</code></td><td>${p.in}</td><td>${p.required ? 'yes' : 'no'}</td><td><code>${pretty(p.schema)}</code></td></tr>`,
        )
        .join('')}</table>
      ${requestBody ? `<h3>Body</h3><pre tabindex="0">${pretty(requestBody.content)}</pre>` : ''}
      <h3>Answers</h3>
      ${Object.entries(responses)
        .map(
          ([status, response]) =>
            `<details><summary>${status} ${toHtml(String(response.description))}</summary><pre tabindex="0">${pretty(response.content)}</pre></details>`,
        )
        .join('')}
    </details>`,
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${toHtml(title)}</title><link rel="icon" href="/icon.svg"><style>${style}</style></head><body><main><h1>${toHtml(title)}</h1>
    <p>${operations.length} calls. As data: <a href="openapi.json">openapi.json</a></p>${sections.join('')}</main></body></html>`
}
