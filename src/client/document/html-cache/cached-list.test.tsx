import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DocumentContext } from '../use-document.ts'
import { type CachedItem, CachedList } from './cached-list.tsx'
import { createHtmlCache } from './html-cache.ts'

const open = () => {
  const rendered: string[] = []
  const cacheHtml = createHtmlCache((part) => renderToStaticMarkup(part))
  const toItem = (title: string, data: string | undefined = title): CachedItem => ({
    key: title,
    className: 'flex *:grow',
    data,
    draw: () => {
      rendered.push(title)
      return <a href="/properties/1">{title}</a>
    },
  })
  const render = (items: CachedItem[], isServer = true) =>
    renderToStaticMarkup(
      <DocumentContext value={isServer ? { cacheHtml } : {}}>
        <CachedList className="grid" aria-busy={false} items={items} />
      </DocumentContext>,
    )
  return { rendered, toItem, render }
}

test('the server writes what the browser renders, each item once', () => {
  const { rendered, toItem, render } = open()
  const items = [toItem('Ink & Reed'), toItem('<Palm>')]
  const inBrowser = render(items, false)
  rendered.length = 0
  expect(render(items)).toBe(inBrowser)
  expect(render([...items].reverse())).not.toBe(inBrowser)
  expect(rendered).toEqual(['Ink & Reed', '<Palm>'])
})

test('a list with an item of its own has the same elements', () => {
  const { toItem, render } = open()
  const items = [toItem('Ink'), { ...toItem('Reed'), data: undefined }]
  expect(render(items)).toBe(render(items, false))
})
