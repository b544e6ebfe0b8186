import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toHead } from '../../client/head.ts'
import { useText } from '../../client/text.tsx'
import { download, menuNames } from '../../i18n/pages/download.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import type { Route } from './+types/download.ts'

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...download[context.get(siteContext).locale],
  menuNames,
})

export function meta({ matches, loaderData: page }: Route.MetaArgs) {
  const site = siteOf(matches)
  if (!site || !page) return []
  return toHead(site, { title: page.title, description: page.description, path: '/download' })
}

export default function Download({ loaderData }: Route.ComponentProps) {
  const t = useText()
  const { title, lead, android, androidSteps, ios, iosSteps, why, reasons, menuNames } = loaderData
  return (
    <Page narrow trail={[{ label: t.nav.download }]}>
      <PageHeading title={title} lead={lead} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Steps title={android} steps={androidSteps} names={menuNames.android} />
        <Steps title={ios} steps={iosSteps} names={menuNames.ios} />
      </div>
      <section aria-labelledby="why" className="mt-10">
        <h2 id="why" className="mb-4 text-2xl">
          {why}
        </h2>
        <ul className="space-y-3">
          {reasons.map((reason) => (
            <li key={reason} className="flex gap-3">
              <CheckIcon className="mt-0.5 size-5 text-success" />
              {reason}
            </li>
          ))}
        </ul>
      </section>
    </Page>
  )
}

type Names = (typeof menuNames)['ios']

const Steps = ({ title, steps, names }: { title: string; steps: string[]; names: Names }) => (
  <section className="panel">
    <h2 className="mb-3 text-xl">{title}</h2>
    <ol className="space-y-3">
      {steps.map((step, index) => (
        <li key={step} className="flex gap-3">
          <span
            aria-hidden="true"
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-soft text-sm font-bold text-brand-deep"
          >
            {index + 1}
          </span>
          <span>{named(step, names)}</span>
        </li>
      ))}
    </ol>
  </section>
)

/** A name in another language is marked, so that it is read out in its own. */
const named = (step: string, { english, arabic }: Names) =>
  step.split(/(:english|:arabic)/).map((part) => {
    if (part === ':english')
      return (
        <bdi key={part} lang="en">
          {english}
        </bdi>
      )
    if (part === ':arabic')
      return (
        <bdi key={part} lang="ar">
          {arabic}
        </bdi>
      )
    return part
  })
