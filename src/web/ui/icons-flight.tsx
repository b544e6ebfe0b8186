import { Icon, type IconProps } from './icon.tsx'

export const ArrowIcon = (props: IconProps) => <Icon {...props} mirrored d="M4 12h16M13.5 5.5 20 12l-6.5 6.5" />
export const PlaneIcon = (props: IconProps) => (
  <Icon {...props} mirrored d="M20.5 4 3.5 11l6 2.5M20.5 4 14 20.5l-4.5-7M20.5 4l-11 9.5V19l2.3-2.2" />
)
