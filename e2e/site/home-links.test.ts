import { describe, expect, inject, test } from 'vitest'
import { locales } from '../../src/domain/text/locale.ts'
import { localPath } from '../../src/i18n/locale-facts.ts'
import { ask, type Item, type List } from '../support/api.ts'
import { textOf } from '../support/html.ts'

const site = inject('site')

type Group = { name: string; kind: 'property' | 'event' | 'activity'; items: Item[] }
type Advertisement = { type: string; title: string; link: string }
type Feature = { id: number; title: string; properties: number }

async function readPage(path: string): Promise<string> {
  const response = await fetch(site + path)
  expect({ path, status: response.status }).toEqual({ path, status: 200 })
  return (await response.text()).replaceAll('&amp;', '&')
}

/** The ids on all pages of a list, and the text of its first one. */
async function readList(path: string): Promise<{ ids: number[]; text: string }> {
  const [list = ''] = path.split('?')
  const first = await readPage(path)
  const ids = (html: string) =>
    [...html.matchAll(new RegExp(`href="${list}/(\\d+)[?"]`, 'g'))].map(([, id]) => Number(id))
  const found = new Set(ids(first))
  for (let page = 2; ; page++) {
    const size = found.size
    for (const id of ids(await readPage(`${path}${path.includes('?') ? '&' : '?'}page=${page}`))) found.add(id)
    if (found.size === size) return { ids: [...found], text: textOf(first) }
  }
}

const featuresIn = (link: string): number[] => new URL(link, site).searchParams.getAll('features').map(Number)

describe.each(locales)('what the home page leads to in %s', (locale) => {
  test('“see all” of each group opens a list of its kind that goes on where the group ends', async () => {
    const html = await readPage(localPath(locale, '/'))
    const { data: groups } = await ask<{ data: Group[] }>('/public/home-groups', locale)
    const { features } = await ask<{ features: Feature[] }>('/user/properties/types', locale)
    expect(groups.filter(({ kind }) => kind === 'property').length).toBeGreaterThan(2)
    for (const { name, kind, items } of groups) {
      const link = html.slice(html.indexOf(`>${name}<`)).match(/<a [^>]*href="([^"]+)"/)?.[1] ?? ''
      const { ids, text } = await readList(link)
      expect(ids).toEqual(expect.arrayContaining(items.map(({ id }) => id)))
      if (kind !== 'property') continue
      const shared = features.filter(({ id }) => featuresIn(link).includes(id))
      expect(shared).toHaveLength(1)
      expect(ids).toHaveLength(shared[0]?.properties ?? 0)
      expect(text.split(shared[0]?.title ?? '').length).toBeGreaterThan(2)
    }
  })

  test('no offer is shown that nobody can buy any more', async () => {
    type Offer = Item & { isSoldOut: boolean }
    const { data } = await ask<{ data: Offer[] }>('/public/offers?limit=50', locale)
    const gone = data.filter(({ isSoldOut }) => isSoldOut)
    expect(gone.length).toBeGreaterThan(0)
    const html = await readPage(localPath(locale, '/'))
    for (const { id } of gone) expect(html).not.toContain(`href="${localPath(locale, `/offers/${id}`)}"`)
    expect(html).toContain(`href="${localPath(locale, '/offers/')}`)
  })

  test('every advertisement opens what it speaks of', async () => {
    const { data } = await ask<{ data: Advertisement[] }>('/public/advertisements', locale)
    const { features } = await ask<{ features: Feature[] }>('/user/properties/types', locale)
    const { total } = (await ask<List>('/user/properties')).meta
    expect(data.length).toBeGreaterThan(8)
    for (const { link } of data) {
      const chosen = featuresIn(link)
      if (chosen.length === 0) await readPage(localPath(locale, link))
      else {
        const { ids, text } = await readList(localPath(locale, link))
        expect(ids.length).toBeGreaterThan(4)
        expect(ids.length).toBeLessThan(total / 2)
        for (const { title } of features.filter(({ id }) => chosen.includes(id))) expect(text).toContain(title)
      }
    }
    expect(data.filter(({ link }) => featuresIn(link).length > 0)).toHaveLength(2)
  })
})
