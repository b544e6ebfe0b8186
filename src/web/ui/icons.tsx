import { Icon, type IconProps } from './icon.tsx'

export const HomeIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 11 12 4l8.5 7M5.5 9.5V20h13V9.5M10 20v-5.5h4V20" />
)
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15.3 15.3l5.2 5.2" />
)
export const StarIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z" />
)
export const PinIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 21s-7-6.2-7-11.3a7 7 0 0 1 14 0C19 14.8 12 21 12 21ZM9.5 9.8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0"
  />
)
export const CompassIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M15.5 8.5l-2 5-5 2 2-5Z" />
)
export const CalendarIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-12a1.5 1.5 0 0 1 1.5-1.5M4 10h16M8 3.5v4M16 3.5v4"
  />
)
export const ClockIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7v5l3.2 2" />
)
export const ChevronStartIcon = (props: IconProps) => <Icon {...props} mirrored d="M14.5 5.5 8 12l6.5 6.5" />
export const ChevronEndIcon = (props: IconProps) => <Icon {...props} mirrored d="M9.5 5.5 16 12l-6.5 6.5" />
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="M5.5 9l6.5 6.5L18.5 9" />
export const CheckIcon = (props: IconProps) => <Icon {...props} d="M4.5 12.5l5 5 10-11" />
export const CrossIcon = (props: IconProps) => <Icon {...props} d="M6 6l12 12M18 6 6 18" />
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11v5.5M12 7.6v.1" />
)
export const WarningIcon = (props: IconProps) => <Icon {...props} d="M12 4 2.8 19.5h18.4ZM12 10v4.5M12 17v.1" />
export const TicketIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 6.5h16a1 1 0 0 1 1 1V10a2 2 0 0 0 0 4v2.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V14a2 2 0 0 0 0-4V7.5a1 1 0 0 1 1-1M14.5 6.5V8M14.5 11v2M14.5 16v1.5"
  />
)
export const BedIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 19V6M3 16h18v3M21 16v-2.5a2.5 2.5 0 0 0-2.5-2.5H10.5v5M5 12a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0"
  />
)
export const PercentIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.75 7.25a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M14.25 16.75a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M18.5 5.5l-13 13"
  />
)
export const GiftIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 8.5h14a1 1 0 0 1 1 1v2a1 1 0 0 1-1 1h-14a1 1 0 0 1-1-1v-2a1 1 0 0 1 1-1M5.5 12.5V20h13v-7.5M12 8.5V20M12 8.5C9 8.5 7 7.5 7 5.8 7 3.5 11.5 3.5 12 8.5c.5-5 5-5 5-2.7 0 1.7-2 2.7-5 2.7"
  />
)
export const PassportIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 3.5h11a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5h-11a1.5 1.5 0 0 1-1.5-1.5v-14a1.5 1.5 0 0 1 1.5-1.5M9 10.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 10.5h6M9.5 17h5"
  />
)
