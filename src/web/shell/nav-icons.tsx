import { Icon, type IconProps } from '../ui/icon.tsx'

export const WalkIcon = (props: IconProps) => (
  <Icon
    {...props}
    mirrored
    d="M13 5.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4ZM9 21l2.5-6L9 12.5l1-5 3-1 2.5 3.5 3 1M13.5 15l2.5 6M6 12l1-3.5 3-1"
  />
)
export const ArticleIcon = (props: IconProps) => (
  <Icon {...props} d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3ZM9 8.5h6M9 12h6M9 15.5h4" />
)
