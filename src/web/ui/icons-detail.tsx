import { Icon, type IconProps } from './icon.tsx'

export const UsersIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M2.5 20c.5-3.6 3-5.5 6.5-5.5s6 1.9 6.5 5.5M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 15c2 .8 3.2 2.5 3.5 5"
  />
)
export const MailIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 6h15a1.5 1.5 0 0 1 1.5 1.5v9.5a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5v-9.5a1.5 1.5 0 0 1 1.5-1.5M3.5 7.5 12 13.3l8.5-5.8"
  />
)
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 5v14M5 12h14" />
export const MinusIcon = (props: IconProps) => <Icon {...props} d="M5 12h14" />
export const ReturnIcon = (props: IconProps) => (
  <Icon {...props} mirrored d="M8.5 5 4 9.5 8.5 14M4 9.5h10a5 5 0 0 1 0 10H9" />
)
export const CameraIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 7.5h3L9 5h6l1.5 2.5h3A1.5 1.5 0 0 1 21 9v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V9a1.5 1.5 0 0 1 1.5-1.5M8.5 13a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0"
  />
)
export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.6 4 6 4.2A2 2 0 0 0 4.2 6.4C5 13.6 10.4 19 17.6 19.8A2 2 0 0 0 19.8 18l.2-2.6-4-1.9-2 2.1c-2.5-1.2-4.4-3.1-5.6-5.6l2.1-2Z"
  />
)
export const LockIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 10.5h11a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-7a1.5 1.5 0 0 1 1.5-1.5M8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2"
  />
)
