import { featureIcon } from './feature-icons.ts'
import type { PropertyData } from './property-data.ts'

export const FeatureList = ({ features, small = false }: { features: PropertyData['features']; small?: boolean }) => (
  <ul
    className={
      small ? 'flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft' : 'grid gap-3 sm:grid-cols-2 lg:grid-cols-3'
    }
  >
    {features.map(({ id, key, title }) => {
      const FeatureIcon = featureIcon(key)
      return (
        <li key={id} className="inline-flex items-center gap-2">
          <FeatureIcon className={small ? 'size-4' : 'size-5 text-brand'} />
          {title}
        </li>
      )
    })}
  </ul>
)
