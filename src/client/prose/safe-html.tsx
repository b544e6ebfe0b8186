import { createElement, Fragment, type ReactNode } from 'react'

const allowed = new Set([
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'br',
  'p',
  'ul',
  'ol',
  'li',
  'span',
  'small',
  'code',
  'bdi',
  'a',
])
/** Tags that are removed with their content; other unknown tags keep their text. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'embed',
  'svg',
  'math',
  'noscript',
  'title',
  'textarea',
])
const safeAddress = /^(https?:|mailto:|tel:|\/(?!\/)|#)/i

function toReact(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (dropped.has(tag)) return null
  const children = [...node.childNodes].map(toReact)
  if (!allowed.has(tag)) return createElement(Fragment, { key }, ...children)
  const href = tag === 'a' ? node.getAttribute('href')?.trim() : undefined
  const attributes = href && safeAddress.test(href) ? { href, rel: 'noopener' } : {}
  return createElement(tag, { key, ...attributes }, ...children)
}

/** Foreign HTML as React elements: an inert document is parsed, and only allowed tags are built anew, so no markup of the source reaches the page. */
export function SafeHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <>{[...body.childNodes].map(toReact)}</>
}
