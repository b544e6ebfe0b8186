/** The way down a long page, which stays in sight on a phone. */
export type SectionLinksProps = { label: string; links: readonly { id: string; label: string }[] }

export const SectionLinks = ({ label, links }: SectionLinksProps) => (
  <nav
    aria-label={label}
    data-section-links=""
    className="-mx-4 mb-4 border-y border-line bg-ground/95 backdrop-blur max-lg:sticky max-lg:top-16 max-lg:z-20 print:hidden"
  >
    <ul className="flex gap-6 overflow-x-auto px-4 [scrollbar-width:none]">
      {links.map(({ id, label }) => (
        <li key={id} className="shrink-0">
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 min-w-11 items-center justify-center font-semibold text-brand hover:underline"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
