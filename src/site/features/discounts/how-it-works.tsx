import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Section } from '../../lists/section.tsx'

export type HowItWorksData = { title: string; steps: { title: string; text: string }[]; packages: string }

export const HowItWorks = ({ title, steps, packages }: HowItWorksData) => (
  <Section title={title}>
    <ol className="grid gap-4 md:grid-cols-3">
      {steps.map((step, index) => (
        <li key={step.title} className="flex gap-4 rounded-card border border-line bg-surface p-5 shadow-soft">
          <span
            aria-hidden="true"
            className="inline-flex size-9 shrink-0 items-center justify-center rounded-full bg-gold-soft font-bold text-gold-ink"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-lg">{step.title}</h3>
            <p className="mt-1 text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
    <ButtonLink as={Link} to="/packages" className="mt-5 max-sm:w-full">
      {packages}
    </ButtonLink>
  </Section>
)
