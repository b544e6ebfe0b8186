import { appendFileSync, readFileSync } from 'node:fs'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'
import { axeFile, axePath } from './axe-file.ts'
import type { Visit } from './browser.ts'

const axe = readFileSync(axeFile, 'utf8')

/** `hasColors`: for a screen whose colours are looked at nowhere else. */
export type Looks = { hasColors?: boolean }

/**
 * Contrast is the same in every language, and takes longer than all other rules: it is checked in one. The size of targets takes the second longest, and
 * is the same as well: `findSmall` measures it in the other languages.
 */
const rulesOf = (locale: Locale, { hasColors }: Looks) =>
  ({
    resultTypes: ['violations'],
    // Media that plays by itself; no rule here needs the style sheets, which axe would fetch again and parse.
    preload: { assets: ['media'] },
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      'color-contrast': { enabled: locale === 'en' || hasColors === true },
      'target-size': { enabled: locale === 'en' },
    },
  }) satisfies RunOptions

type Axe = { run(where: object, rules: object): Promise<AxeResults> }

/**
 * The shapes of parts in which axe has found nothing: the header of every page, a card among cards, a whole page. A part of the same shape in the same
 * place, with other texts and addresses, is sound as well, in any language; skipping it saves half of the time of all screens. A plus marks shapes whose
 * colours and sizes were checked as well. All workers write them into one file.
 */
const readSound = (): string => readFileSync(inject('soundShapes'), 'utf8')

type Sound = { soundParts: Element[] }

/** The shapes of all parts that are not known to be sound. Known ones are marked in the page, to be left out. */
const findNewShapes = (page: Page, input: { within: string; hasColors: boolean }): Promise<string[]> =>
  page.evaluate(
    ({ within, hasColors, sound }) => {
      // One text: thousands of values of their own would take longer to get here than axe takes.
      const known = new Set(sound.split('\n'))
      const shapes: string[] = []
      const isDark = matchMedia('(prefers-color-scheme: dark)').matches
      // Under a dialog nothing else is looked at, so that nothing is known of it.
      const isUnder = document.querySelector(':modal') !== null
      const view = JSON.stringify([innerWidth, isDark, isUnder])
      const texts = />[^<]*[^<\s][^<]*/g
      const saying =
        / (href|src|srcset|id|for|name|value|alt|title|datetime|placeholder|action|aria-(?:label\w*|describedby|controls|valuetext))="[^"]+"/g
      // Which of the three is chosen is all that differs in the frame of two languages.
      const otherLanguage = / hreflang="\w+" lang="\w+" dir="\w+"( aria-current="true")?/g
      const places = new Map<Element | null, string>([[null, toHash(view)]])
      // Other tests check the head in the server's HTML, and the language of the page with each screen.
      const roots = [...document.querySelectorAll(within === 'html' ? 'body' : within)]
      if (roots.length === 0) throw new Error(`Nothing here is ${within}`)
      const soundParts = roots.flatMap((root) => findSound(root, true))
      Object.assign(window, { soundParts } satisfies Sound)
      return shapes

      function findSound(element: Element, isWhole: boolean): Element[] {
        if (isWhole || element.matches('header, footer, nav, section, article, aside, form, li, tr')) {
          const shape = shapeOf(element)
          if (known.has(`${shape}+`) || (!hasColors && known.has(shape))) return [element]
          known.add(shape).add(`${shape}+`)
          shapes.push(shape)
        }
        // Not its `children`: a form calls a field of that name so.
        return [...element.querySelectorAll(':scope > *')].flatMap((child) => findSound(child, false))
      }

      function shapeOf(element: Element): string {
        const states = [...element.querySelectorAll(':checked, :disabled, :focus, :popover-open')]
        const built = element.outerHTML
          .replace(/<!--.*?-->/g, '')
          .replace(texts, '>…')
          .replace(saying, ' $1')
          .replace(otherLanguage, ' hreflang')
        const isSeen = element.checkVisibility()
        return toHash(
          [placeOf(element.parentElement), isSeen, ...states.map(({ localName }) => localName), built].join(),
        )
      }

      function placeOf(element: Element | null): string {
        const found = places.get(element)
        if (found !== undefined || element === null) return found ?? ''
        const own = (element.cloneNode() as Element).outerHTML
          .replace(saying, ' $1')
          .replace(/ (lang|dir|data-locale)="[^"]*"/g, '')
        const place = toHash(placeOf(element.parentElement) + own)
        places.set(element, place)
        return place
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
    { ...input, sound: readSound() },
  )

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

/** The faults that axe finds in a page at rest. */
export async function findBarriersAtRest({ page, locale }: Visit, within: string, looks: Looks): Promise<string[]> {
  const rules = rulesOf(locale, looks)
  const { 'color-contrast': colors, 'target-size': sizes } = rules.rules
  const shapes = await findNewShapes(page, { within, hasColors: colors.enabled })
  if (shapes.length === 0) return []
  if (!(await hasAxe(page))) await page.evaluate(axe)
  const violations = await page.evaluate(
    async ({ within, rules }) => {
      const { axe, soundParts: exclude } = window as unknown as Sound & { axe: Axe }
      const { violations } = await axe.run({ include: [within], ...(exclude.length > 0 && { exclude }) }, rules)
      // A target that a sticky bar half covers is not too small.
      const isLarge = (target: unknown) => {
        const { width = 0, height = 0 } = document.querySelector(String(target))?.getBoundingClientRect() ?? {}
        return width >= 24 && height >= 24
      }
      return violations.map((found) =>
        found.id === 'target-size'
          ? { ...found, nodes: found.nodes.filter((node) => !isLarge(node.target[0])) }
          : found,
      )
    },
    { within, rules },
  )
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.slice(0, 3).map((node) => `axe ${id} (${help}): ${node.html.slice(0, 200)}${colorsOf(node.any[0]?.data)}`),
  )
  const mark = colors.enabled && sizes.enabled ? '+' : ''
  if (found.length === 0) appendFileSync(inject('soundShapes'), shapes.map((shape) => `${shape}${mark}\n`).join(''))
  return found
}

const colorsOf = (data: { contrastRatio?: number; fgColor?: string; bgColor?: string } | undefined): string =>
  data?.contrastRatio ? ` [${data.fgColor} on ${data.bgColor}: ${data.contrastRatio}]` : ''
