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
export const MosqueIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 20.5v-6h10.5v6M4.5 14.5c0-4.5 4.75-4.7 4.75-8 0 3.3 4.75 3.5 4.75 8M9.25 6.5v-3M17.5 20.5V9l1.75-5L21 9v11.5M2.5 20.5h19"
  />
)
export const MoreIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />
)
export const AccountIcon = (props: IconProps) => (
  <Icon {...props} d="M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6" />
)
