import { Page, PageHeading } from '../../../client/frame/page.tsx'
import { SiteLink } from '../../../client/frame/site-link.tsx'
import { useLocale } from '../../../client/text.tsx'
import { businessText } from '../../../i18n/messages/business.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { SuitcaseIcon } from '../../../ui/icons.tsx'

/** For who works for no agency and no organiser. */
export function NoSeller({ title }: { title: string }) {
  const { stranger } = businessText[useLocale()]
  return (
    <Page narrow>
      <PageHeading title={title} />
      <EmptyState
        title={stranger.title}
        icon={<SuitcaseIcon className="size-8" />}
        action={
          <ButtonLink as={SiteLink} to="/contact">
            {stranger.contact}
          </ButtonLink>
        }
      >
        {stranger.text}
      </EmptyState>
    </Page>
  )
}
