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
/** What goes with everything inside it; of any other tag only the text stays. */
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

/**
 * HTML from elsewhere as React elements: an inert document is read, and only what is on the list is built anew,
 * so nothing of the source ever reaches the page as markup.
 */
export function SafeHtml({ html }: { html: string }) {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return <>{[...body.childNodes].map(toReact)}</>
}
