import { siteContext } from '../../client/context.ts'
import { Page, PageHeading } from '../../client/frame/page.tsx'
import { siteOf, toDescription, toHead } from '../../client/head.ts'
import { notFound, parseListId } from '../../client/lists/list-query.ts'
import { RateNote, useAbout } from '../../client/money/dinars.tsx'
import { Prose } from '../../client/prose/prose.tsx'
import { toBreadcrumbs, toProduct } from '../../client/structured-data.ts'
import { catalogueText } from '../../i18n/messages/catalogue.ts'
import { visaFormText } from '../../i18n/messages/visa-form.ts'
import { visasText } from '../../i18n/messages/visas.ts'
import { Badge } from '../../ui/badge.tsx'
import { CheckList } from '../../ui/check-list.tsx'
import { ContactPanel } from '../../ui/contact-panel.tsx'
import { CalendarIcon, ClockIcon, PassportIcon, PinIcon } from '../../ui/icons.tsx'
import { DocumentIcon } from '../../ui/icons-account.tsx'
import { ReturnIcon } from '../../ui/icons-detail.tsx'
import { Price } from '../../ui/price.tsx'
import { WithAside } from '../../ui/with-aside.tsx'
import { toContactPanel } from '../details/contact-panel-data.ts'
import { Facts } from '../details/facts.tsx'
import { PhotoGallery } from '../details/photo-gallery.tsx'
import { ShareButton } from '../details/share-button.tsx'
import { loadVisaCheck } from '../features/visas/catalogue/load-visa-check.ts'
import { VisaCard } from '../features/visas/catalogue/visa-card.tsx'
import { VisaCheck } from '../features/visas/catalogue/visa-check.tsx'
import { toVisaCard, toVisaDetail } from '../features/visas/catalogue/visa-data.ts'
import { CardRow } from '../lists/card-row.tsx'
import { Section } from '../lists/section.tsx'
import type { Route } from './+types/visa.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const { search, locale } = site
  const id = parseListId(params.id)
  const [hit] = (await search.one('visa', { filter: [{ key: 'id', value: id, operation: '=' }], limit: 1 })).hits
  if (!hit) throw notFound()
  const not = { key: 'id', value: id, operation: '!=' }
  const [check, sameCountry, sameKind] = await Promise.all([
    loadVisaCheck(site, id),
    search.one('visa', { filter: [not, { key: 'country', value: hit.country, operation: '=' }], limit: 4 }),
    search.one('visa', {
      filter: [
        not,
        { key: 'kind', value: hit.kind, operation: '=' },
        { key: 'country', value: hit.country, operation: '!=' },
      ],
      limit: 4,
    }),
  ])
  const visa = toVisaDetail(locale, hit)
  const { ask, askText } = visasText[locale]
  const { askTitle, applyText } = visaFormText[locale]
  const { path, title, pictures } = visa
  const description = toDescription(visa.description)
  const trail = [{ label: visa.messages.list, href: '/visa-permits' }, { label: title }]
  return {
    visa,
    trail,
    related: {
      title: catalogueText[locale].related,
      items: [...sameCountry.hits, ...sameKind.hits].slice(0, 4).map((one) => toVisaCard(locale, one)),
    },
    head: {
      path,
      title,
      description,
      image: hit.picture.url,
      structured: [
        toBreadcrumbs(site, path, trail),
        toProduct(site, { path, title, description, pictures, price: hit.price }),
      ],
    },
    check,
    contact: await toContactPanel(site, {
      title,
      path,
      heading: check ? askTitle : ask,
      text: check ? applyText : askText(visa.office),
      isSold: check !== null,
    }),
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const site = siteOf(matches)
  return site && loaderData ? toHead(site, loaderData.head) : []
}

export default function Visa({ loaderData }: Route.ComponentProps) {
  const { visa, trail, related, contact, check } = loaderData
  const { messages } = visa
  const about = useAbout(visa.cost)
  const pictures = visa.pictures.map((picture, index) => ({ ...picture, alt: `${visa.title} (${index + 1})` }))
  return (
    <Page trail={trail}>
      <p className="mb-3 flex flex-wrap items-center gap-3 font-semibold">
        <span className="flex items-center gap-2">
          <PassportIcon className="size-5 text-brand" />
          {visa.country.title}
        </span>
        <Badge tone="brand">{visa.kind.title}</Badge>
      </p>
      <PageHeading title={visa.title} action={<ShareButton title={visa.title} />} />
      <PhotoGallery pictures={pictures} />
      {check && (
        <VisaCheck
          check={check}
          price={<Price size="large" amount={visa.price} about={about} note={messages.perPerson} />}
        />
      )}
      <WithAside
        label={check ? contact.title : messages.fee}
        aside={
          <>
            {/* Where it can be applied for here, the price stands above the button. */}
            {!check && (
              <div className="panel">
                <p className="text-sm text-ink-soft">{messages.fee}</p>
                <Price size="large" amount={visa.price} about={about} note={messages.perPerson} />
                <RateNote isQuiet={visa.cost.currency === 'IQD'} />
              </div>
            )}
            <ContactPanel {...contact} />
          </>
        }
      >
        <VisaFacts visa={visa} />
        <Section title={messages.about}>
          <Prose text={visa.description} />
        </Section>
        <Section title={messages.requirements}>
          <CheckList items={visa.requirements} className="panel" />
        </Section>
      </WithAside>
      <CardRow title={related.title} items={related.items}>
        {(one) => <VisaCard visa={one} />}
      </CardRow>
    </Page>
  )
}

function VisaFacts({ visa: { facts, messages, office } }: Pick<Route.ComponentProps['loaderData'], 'visa'>) {
  return (
    <Facts
      isPaired
      facts={[
        { Icon: ClockIcon, label: messages.processing, value: facts.processing },
        { Icon: CalendarIcon, label: messages.stay, value: facts.stay },
        { Icon: DocumentIcon, label: messages.validity, value: facts.validity },
        { Icon: ReturnIcon, label: messages.entries, value: facts.entries },
        { Icon: PassportIcon, label: messages.form, value: facts.form },
        { Icon: PinIcon, label: messages.office, value: office },
      ]}
    />
  )
}
