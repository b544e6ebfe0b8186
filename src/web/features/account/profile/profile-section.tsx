import type { ReactNode, Ref } from 'react'

type ProfileSectionProps = {
  id: string
  title: string
  hint?: string
  /** Takes the focus where what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>
  isDangerous?: boolean
  children: ReactNode
}

export const ProfileSection = ({ id, title, hint, headingRef, isDangerous, children }: ProfileSectionProps) => (
  <section
    aria-labelledby={id}
    className={`rounded-card border bg-surface p-4 shadow-soft sm:p-6 ${isDangerous ? 'border-danger' : 'border-line'}`}
  >
    <h2 id={id} ref={headingRef} tabIndex={headingRef ? -1 : undefined} className="text-xl outline-none">
      {title}
    </h2>
    {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
    <div className="mt-4">{children}</div>
  </section>
)
