import { CheckList } from '../../../ui/check-list.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { PackageData } from './package-data.ts'
import { PlanPicker } from './plan-picker.tsx'

/** One package: what it gives, its plans, and one button. */
export const PackageBlock = ({ input, priority }: { input: PackageData; priority: boolean }) => (
  <section
    id={input.anchor}
    aria-labelledby={`${input.anchor}-title`}
    className="scroll-mt-20 overflow-hidden rounded-card border border-line bg-surface shadow-soft"
  >
    <div className="grid md:grid-cols-[18rem_1fr]">
      <Picture
        picture={{ ...input.picture, alt: '' }}
        priority={priority}
        sizes="(min-width: 768px) 18rem, 92vw"
        className="aspect-16/9 md:aspect-auto md:h-full"
      />
      <div className="p-5">
        <h2 id={`${input.anchor}-title`} className="text-2xl">
          {input.title}
        </h2>
        <p className="mt-2 text-ink-soft">{input.description}</p>
        <CheckList items={input.benefits} className="mt-4 sm:columns-2 sm:*:break-inside-avoid" />
      </div>
    </div>
    <PlanPicker {...input} />
  </section>
)
