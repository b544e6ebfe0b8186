import { Plan } from '../../../../client/map/plan.tsx'
import type { toCityPlan } from './to-city-plan.ts'

/** A plan a city; what it shows is said in the list of hotels. */
export const CityPlans = ({ plans }: { plans: ReturnType<typeof toCityPlan>[] }) => (
  <ul className="mt-5 grid gap-5 sm:grid-cols-2">
    {plans.map(({ title, note, drawing }) => (
      <li key={title}>
        <h3 className="mb-2 text-lg">{title}</h3>
        <Plan {...drawing} />
        <p className="mt-2 text-sm text-ink-soft">{note}</p>
      </li>
    ))}
  </ul>
)
