import { Icon, type IconProps } from '../../ui/icon.tsx'

export const CoachIcon = (props: IconProps) => (
  <Icon
    {...props}
    mirrored
    d="M4.5 17H3V7.5A1.5 1.5 0 0 1 4.5 6h14A2.5 2.5 0 0 1 21 8.5V17h-1.6M14.6 17H9.4M3 11.5h18M9 6v5.5M15 6v5.5M4.8 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0M14.8 17a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0"
  />
)
