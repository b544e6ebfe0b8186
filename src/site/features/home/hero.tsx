import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Ok } from '../../../contract/contract.ts'
import { Picture } from '../../../ui/picture.tsx'
import { useSaving } from '../../../ui/saving.ts'

type Props = {
  picture?: Ok<'GET /public/advertisements'>['data'][number]['picture']
  text: { title: string; lead: string; browse: string }
  /** The search box for stays. */
  children: ReactNode
}

export function Hero({ picture, text, children }: Props) {
  const isSaving = useSaving()
  return (
    // Suggestions below the box may overlap the end of the picture and the next part.
    <section aria-labelledby="hero" className="over-search relative isolate z-10">
      <div className="absolute inset-0 -z-10 overflow-hidden">
        {picture && !isSaving && (
          <Picture priority picture={{ ...picture, alt: '' }} sizes="100vw" className="absolute! inset-0 h-full" />
        )}
        {/* Nothing but a mood: those who save data see its colours. */}
        {picture?.placeholder && isSaving && (
          <span className="picture absolute! inset-0 h-full">
            <img src={picture.placeholder} alt="" aria-hidden="true" />
          </span>
        )}
        <div
          aria-hidden="true"
          className="absolute inset-0 bg-linear-to-t from-[#0b1a3a]/85 via-[#0b1a3a]/55 to-[#0b1a3a]/30"
        />
      </div>
      <div className="mx-auto flex min-h-104 max-w-measure flex-col justify-end gap-5 px-4 py-10 md:min-h-124 md:py-14">
        <div className="max-w-2xl text-white">
          <h1 id="hero" className="text-4xl md:text-5xl">
            {text.title}
          </h1>
          <p className="mt-3 text-lg text-white/90">{text.lead}</p>
        </div>
        {children}
        <Link
          to="/properties"
          className="inline-flex min-h-11 items-center self-start font-semibold text-white underline underline-offset-4"
        >
          {text.browse}
        </Link>
      </div>
    </section>
  )
}
