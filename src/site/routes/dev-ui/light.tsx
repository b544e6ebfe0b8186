import { Accordion, AccordionItem } from '../../../ui/accordion.tsx'
import { AlertView } from '../../../ui/alert-view.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SuitcaseIcon } from '../../../ui/icons.tsx'
import { Logo } from '../../../ui/logo.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { SearchBox } from '../../../ui/search-box.tsx'
import { SkeletonList } from '../../../ui/skeleton.tsx'
import { StatusLabel } from '../../../ui/status-label.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { LightForm } from './light-form.tsx'
import { LightPictures } from './light-pictures.tsx'
import { type SampleLocale, sampleText } from './sample-text.ts'
import { ShowcaseSection } from './section.tsx'

const here = '#light'

/** Every label carries the locale, because a landmark's name must be unique on the page that shows all three. */
export function Light({ locale }: { locale: SampleLocale }) {
  const t = sampleText[locale]
  const id = (name: string) => `${locale}-${name}`
  const pageLabels = { nav: `${t.pages} (${locale})`, previous: t.previous, next: t.next, page: t.page }
  return (
    <>
      <h2 className="text-2xl">{t.title}</h2>
      <ShowcaseSection id={id('brand')} title="Logo, search">
        <div className="flex flex-col gap-5 sm:flex-row sm:items-center">
          <Logo markClassName="size-11">{t.brand}</Logo>
          <SearchBox isLarge label={t.search} action={t.search} placeholder={t.searchHint} className="max-w-md" />
        </div>
      </ShowcaseSection>
      <Buttons locale={locale} />
      <ShowcaseSection id={id('labels')} title="Badge, StatusLabel">
        <div className="flex flex-wrap gap-2">
          <Badge tone="gold">{t.offer}</Badge>
          <Badge tone="brand">{t.stars}</Badge>
          <StatusLabel status="pending">{t.pending}</StatusLabel>
          <StatusLabel status="accepted">{t.accepted}</StatusLabel>
          <StatusLabel status="failed">{t.failed}</StatusLabel>
          <StatusLabel status="refunded">{t.refunded}</StatusLabel>
          <StatusLabel status="ended">{t.ended}</StatusLabel>
        </div>
      </ShowcaseSection>
      <LightPictures locale={locale} />
      <LightForm locale={locale} />
      <ShowcaseSection id={id('way')} title="Breadcrumb, Steps, Pagination">
        <Breadcrumb
          label={`${t.breadcrumb} (${locale})`}
          items={[{ label: t.home, href: here }, { label: t.hotels, href: here }, { label: t.hotel }]}
        />
        <Steps
          label={`${t.steps} (${locale})`}
          steps={t.stepNames.map((label) => ({ label, href: here }))}
          current={2}
          doneLabel={t.done}
          className="my-6 max-w-xl"
        />
        <Pagination page={6} last={20} hrefOf={(n) => `?page=${n}`} labels={pageLabels} />
      </ShowcaseSection>
      <ShowcaseSection id={id('accordion')} title="Accordion">
        <Accordion>
          <AccordionItem summary={t.question} open>
            {t.answer}
          </AccordionItem>
          <AccordionItem summary={t.question2}>{t.answer}</AccordionItem>
        </Accordion>
      </ShowcaseSection>
      <Alerts locale={locale} />
      <States locale={locale} />
    </>
  )
}

function Buttons({ locale }: { locale: SampleLocale }) {
  const t = sampleText[locale]
  return (
    <ShowcaseSection id={`${locale}-button-link`} title="ButtonLink">
      <div className="flex flex-wrap items-center gap-3">
        <ButtonLink href={here} size="large">
          {t.book}
        </ButtonLink>
        <ButtonLink href={here}>{t.book}</ButtonLink>
        <ButtonLink href={here} tone="quiet">
          {t.details}
        </ButtonLink>
        <ButtonLink href={here} tone="danger">
          {t.cancel}
        </ButtonLink>
        <ButtonLink href={here} tone="ghost" size="small">
          {t.more}
        </ButtonLink>
      </div>
    </ShowcaseSection>
  )
}

function Alerts({ locale }: { locale: SampleLocale }) {
  const t = sampleText[locale]
  return (
    <ShowcaseSection id={`${locale}-alerts`} title="AlertView">
      <div className="grid gap-3 md:grid-cols-2">
        <AlertView tone="success" title={t.saved} closeLabel={t.close} onClose={() => {}}>
          {t.savedText}
        </AlertView>
        <AlertView tone="info" title={t.savedText} />
        <AlertView tone="error" title={t.error} closeLabel={t.close} onClose={() => {}} />
        <AlertView tone="warning" title={t.warning} />
      </div>
    </ShowcaseSection>
  )
}

function States({ locale }: { locale: SampleLocale }) {
  const t = sampleText[locale]
  return (
    <ShowcaseSection id={`${locale}-states`} title="EmptyState, ErrorState, Skeleton">
      <div className="grid gap-5 md:grid-cols-2">
        <EmptyState
          heading="h3"
          title={t.emptyTitle}
          icon={<SuitcaseIcon className="size-8" />}
          action={<ButtonLink href={here}>{t.search}</ButtonLink>}
        >
          {t.emptyText}
        </EmptyState>
        <ErrorState
          heading="h3"
          title={t.errorTitle}
          retry={
            <ButtonLink href={here} tone="quiet">
              {t.retry}
            </ButtonLink>
          }
        >
          {t.errorText}
        </ErrorState>
      </div>
      <SkeletonList label={t.loading} count={3} className="mt-5 grid gap-5 sm:grid-cols-3" />
    </ShowcaseSection>
  )
}
