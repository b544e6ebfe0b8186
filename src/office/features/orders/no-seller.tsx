import { Page, PageHeading } from '../../../client/frame/page.tsx'
import { useLocale } from '../../../client/text.tsx'
import { businessText } from '../../../i18n/messages/business.ts'
import { NoMembership } from '../sellers/no-membership.tsx'

/** For people without an agency and without events of their own. */
export function NoSeller({ title }: { title: string }) {
  const { stranger } = businessText[useLocale()]
  return (
    <Page narrow>
      <PageHeading title={title} />
      <NoMembership title={stranger.title} text={stranger.text} contact={stranger.contact} />
    </Page>
  )
}
