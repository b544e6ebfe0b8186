import type { ComponentType } from 'react'
import type { IconProps } from '../../../ui/icon.tsx'
import * as general from '../../../ui/icons.tsx'
import * as account from '../../../ui/icons-account.tsx'
import * as amenity from '../../../ui/icons-amenity.tsx'
import * as detail from '../../../ui/icons-detail.tsx'
import * as flight from '../../../ui/icons-flight.tsx'
import * as share from '../../../ui/icons-share.tsx'
import * as social from '../../../ui/icons-social.tsx'

const all: [string, ComponentType<IconProps>][] = Object.entries({
  ...general,
  ...account,
  ...amenity,
  ...detail,
  ...flight,
  ...share,
  ...social,
})

export function LightIcons() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-2">
      {all.map(([name, Drawing]) => (
        <li
          key={name}
          className="flex flex-col items-center gap-1 rounded-control p-3 text-center text-xs text-ink-soft"
        >
          <Drawing className="size-8 text-ink" />
          {name.replace('Icon', '')}
        </li>
      ))}
    </ul>
  )
}
