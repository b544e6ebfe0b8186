import { appendFileSync, readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Locale } from '../src/domain/locale.ts'
import { axeFile, axePath } from './axe-file.ts'
import type { Visit } from './browser.ts'

const axe = readFileSync(axeFile, 'utf8')

/** `hasColors`: for a screen whose colours are looked at nowhere else. */
export type Looks = { hasColors?: boolean }

/**
 * Colours are the same in every language, and to compare them takes longer than all else: they are looked at in one. What lies over what is
 * tapped comes next, and is the same as well: in the others `findSmall` measures.
 */
const rulesOf = (locale: Locale, { hasColors }: Looks): RunOptions => ({
  resultTypes: ['violations'],
  // What plays by itself; the style sheets, which it would fetch again and read, are for no rule of these.
  preload: { assets: ['media'] },
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'color-contrast': { enabled: locale === 'en' || hasColors === true },
    'target-size': { enabled: locale === 'en' },
  },
})

/**
 * The shapes of parts in which axe has found nothing: the header of every page, a card among cards. What is built just so in the same place,
 * with other texts and addresses, has nothing to be found either, and looking for it takes half of the time of all screens. All workers
 * write them into one file.
 */
const readSound = (): string => readFileSync(inject('soundShapes'), 'utf8')

/**
 * A page of the site takes it from there, and keeps it compiled for the next. Others refuse added scripts, or have no network or a worker
 * that would answer: they get it by the debugger, which takes four times as long.
 */
const hasAxe = (page: Page): Promise<boolean> =>
  page.evaluate(
    ({ site, path }) => {
      if ('axe' in window) return true
      const { dataset } = document.documentElement
      if (location.origin !== site || dataset.ready !== '' || !navigator.onLine) return false
      if (navigator.serviceWorker?.controller) return false
      const script = document.createElement('script')
      return new Promise<boolean>((resolve) => {
        script.onload = () => resolve(true)
        script.onerror = () => resolve(false)
        script.src = path
        document.head.append(script)
      }).finally(() => script.remove())
    },
    { site: inject('site'), path: axePath },
  )

/** Where axe would find something to mend, of a page that has come to rest. */
export async function findBarriersAtRest({ page, locale }: Visit, within: string, looks: Looks): Promise<string[]> {
  if (!(await hasAxe(page))) await page.evaluate(axe)
  const { violations, shapes } = await page.evaluate(
    async ({ within, rules, sound }) => {
      // One text: thousands of values of their own would take longer to get here than axe takes.
      const known = new Set(sound.split('\n'))
      const shapes: string[] = []
      const isDark = matchMedia('(prefers-color-scheme: dark)').matches
      // Under a dialog nothing else is looked at, so that nothing is known of it.
      const isUnder = document.querySelector(':modal') !== null
      const view = JSON.stringify([rules, innerWidth, isDark, isUnder])
      const texts = />[^<]*[^<\s][^<]*/g
      const saying =
        / (href|src|srcset|id|for|name|value|alt|title|datetime|aria-(?:label\w*|describedby|controls))="[^"]+"/g
      const exclude = [...document.querySelectorAll(within)].flatMap(findSound)
      const { axe } = window as unknown as { axe: { run: (where: object, rules: object) => Promise<AxeResults> } }
      const { violations } = await axe.run({ include: [within], ...(exclude.length > 0 && { exclude }) }, rules)
      // What is half covered by a bar that sticks to an edge, wherever one has scrolled to, is no smaller for it.
      const isLarge = (target: unknown) => {
        const { width = 0, height = 0 } = document.querySelector(String(target))?.getBoundingClientRect() ?? {}
        return width >= 24 && height >= 24
      }
      return {
        shapes,
        violations: violations.map((found) =>
          found.id === 'target-size'
            ? { ...found, nodes: found.nodes.filter((node) => !isLarge(node.target[0])) }
            : found,
        ),
      }

      /** The parts of an element that are known to be sound; the shapes of all others are written down. */
      function findSound(element: Element): Element[] {
        const isPart = element.matches('header, footer, nav, section, article, aside, form, li, tr')
        if (isPart) {
          const shape = shapeOf(element)
          if (known.has(shape)) return [element]
          known.add(shape)
          shapes.push(shape)
        }
        // Not its `children`: a form calls a field of that name so.
        return [...element.querySelectorAll(':scope > *')].flatMap(findSound)
      }

      function shapeOf(element: Element): string {
        const place: string[] = []
        for (let above = element.parentElement; above; above = above.parentElement)
          place.push((above.cloneNode() as Element).outerHTML)
        const states = [...element.querySelectorAll(':checked, :disabled, :focus, :popover-open')]
        const built =
          place.join('').replace(saying, ' $1') + element.outerHTML.replace(texts, '>…').replace(saying, ' $1')
        return toHash([view, element.checkVisibility(), ...states.map(({ localName }) => localName), built].join())
      }

      /** Two of 32 bits each: enough for some thousand shapes. */
      function toHash(text: string): string {
        let [one, other] = [0xdeadbeef, 0x41c6ce57]
        for (let index = 0; index < text.length; index++) {
          one = Math.imul(one ^ text.charCodeAt(index), 2654435761)
          other = Math.imul(other ^ text.charCodeAt(index), 1597334677)
        }
        return (one >>> 0).toString(36) + (other >>> 0).toString(36)
      }
    },
    { within, rules: rulesOf(locale, looks) as object, sound: readSound() },
  )
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => `axe ${id} (${help}): ${node.html.slice(0, 200)}${colors(node.any[0]?.data)}`),
  )
  if (found.length === 0) appendFileSync(inject('soundShapes'), shapes.map((shape) => `${shape}\n`).join(''))
  return found
}

const colors = (data: { contrastRatio?: number; fgColor?: string; bgColor?: string } | undefined): string =>
  data?.contrastRatio ? ` [${data.fgColor} on ${data.bgColor}: ${data.contrastRatio}]` : ''
