import { Icon, type IconProps } from './icon.tsx'

export const SuitcaseIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 8h14a1.5 1.5 0 0 1 1.5 1.5v9a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-9a1.5 1.5 0 0 1 1.5-1.5M9 8V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V8M8 8v12M16 8v12"
  />
)
export const UserIcon = (props: IconProps) => (
  <Icon {...props} d="M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M4.5 20.5c.6-3.9 3.6-6 7.5-6s6.9 2.1 7.5 6" />
)
export const HeartIcon = (props: IconProps) => (
  <Icon {...props} d="M12 20s-7.8-4.6-7.8-10.4A4.4 4.4 0 0 1 12 7a4.4 4.4 0 0 1 7.8 2.6C19.8 15.4 12 20 12 20Z" />
)
export const MapIcon = (props: IconProps) => (
  <Icon {...props} d="M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20ZM9 4v13.5M15 6.5V20" />
)
export const GlobeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c2.3 2.4 3.5 5.3 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.3-3.5-8.5s1.2-6.1 3.5-8.5"
  />
)
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 6.5h16M4 12h16M4 17.5h16" />
export const QuestionIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 16.6v.1"
  />
)
export const RefreshIcon = (props: IconProps) => (
  <Icon {...props} d="M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15" />
)
export const FilterIcon = (props: IconProps) => (
  <Icon {...props} d="M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0M7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0" />
)
export const SortIcon = (props: IconProps) => (
  <Icon {...props} d="M7.5 5v14M4 15.5 7.5 19l3.5-3.5M16.5 19V5M13 8.5 16.5 5 20 8.5" />
)
export const BellIcon = (props: IconProps) => (
  <Icon {...props} d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15ZM10 20.5h4M12 5V3.5" />
)
export const EditIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5ZM13.5 7l3.5 3.5" />
)
export const TrashIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 6.5h15M9 6.5V4.5h6v2M6.5 6.5l.8 13.5h9.4l.8-13.5M10 10.5v5.5M14 10.5v5.5" />
)
export const SignOutIcon = (props: IconProps) => (
  <Icon
    {...props}
    mirrored
    d="M14 4.5H6.5A1.5 1.5 0 0 0 5 6v12a1.5 1.5 0 0 0 1.5 1.5H14M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5"
  />
)
export const UploadIcon = (props: IconProps) => (
  <Icon {...props} d="M12 15.5v-11M8 8l4-3.5L16 8M4.5 15v3A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-3" />
)
export const DownloadIcon = (props: IconProps) => (
  <Icon {...props} d="M12 4.5v11M8 12l4 3.5 4-3.5M4.5 15v3A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-3" />
)
export const PrinterIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M7 8V3.5h10V8M7 17H5a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 5 8h14a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 19 17h-2M7 14h10v6.5H7Z"
  />
)
export const EyeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M2.5 12C4.5 8 8 6 12 6s7.5 2 9.5 6c-2 4-5.5 6-9.5 6s-7.5-2-9.5-6ZM9.25 12a2.75 2.75 0 1 0 5.5 0a2.75 2.75 0 1 0-5.5 0"
  />
)
export const ShieldIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.5l7.5 2.5v5.5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9V6ZM8.5 12l2.5 2.5 4.5-5" />
)
export const CreditCardIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 5.5h15a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-15a1.5 1.5 0 0 1-1.5-1.5v-10a1.5 1.5 0 0 1 1.5-1.5M3 10h18M6.5 15h4"
  />
)
export const WalletIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M18.5 8V6A1.5 1.5 0 0 0 17 4.5H5.5a2 2 0 0 0 0 4h13A1.5 1.5 0 0 1 20 10v8.5a1.5 1.5 0 0 1-1.5 1.5h-13a2 2 0 0 1-2-2V6.5M16 14.2v.1"
  />
)
export const DocumentIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 3.5h7l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5M13.5 3.5V8H18M8.5 12.5h6M8.5 16h4"
  />
)
