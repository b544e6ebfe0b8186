import { Page, PageHeading } from '../../client/frame/page.tsx'
import type { ProsePage } from '../../i18n/pages/shape.ts'

/** About, terms, privacy: sections that can be linked to. */
export const ProseScreen = ({ page }: { page: ProsePage }) => (
  <Page narrow trail={[{ label: page.title }]}>
    <PageHeading title={page.title} lead={page.lead} />
    <ProseSections sections={page.sections} />
  </Page>
)

export const ProseSections = ({ sections }: { sections: ProsePage['sections'] }) => (
  <div className="space-y-8">
    {sections.map(({ id, heading, paragraphs }) => (
      <section key={id} id={id} aria-labelledby={`${id}-heading`}>
        <h2 id={`${id}-heading`} className="mb-3 text-xl">
          {heading}
        </h2>
        <div className="space-y-3 leading-relaxed">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
    ))}
  </div>
)
