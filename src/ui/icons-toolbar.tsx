import type { IconProps } from './icon.tsx'

/** Drawn in the page: on a phone these buttons have no words, and the shared file of drawings comes after all scripts. */
// @__NO_SIDE_EFFECTS__
const toolbarIcon =
  (path: string) =>
  ({ className = 'size-5' }: IconProps) => (
    <svg aria-hidden="true" viewBox="0 0 24 24" className={`icon ${className}`}>
      <path d={path} />
    </svg>
  )

export const FilterIcon = toolbarIcon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
)
export const SortIcon = toolbarIcon('M7.5 5v14M4 15.5 7.5 19l3.5-3.5M16.5 19V5M13 8.5 16.5 5 20 8.5')
export const MapSwitchIcon = toolbarIcon('M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20ZM9 4v13.5M15 6.5V20')
