import { Icon, type IconProps } from './icon.tsx'

export const ShareIcon = (props: IconProps) => (
  <Icon {...props} d="M12 14.5v-11M8 7l4-3.5L16 7M5 11.5V19a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 19v-7.5" />
)
