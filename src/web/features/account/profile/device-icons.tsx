import { Icon, type IconProps } from '../../../ui/icon.tsx'

export const HandheldIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.5 3h7A1.5 1.5 0 0 1 17 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19.5v-15A1.5 1.5 0 0 1 8.5 3M11 18h2"
  />
)
export const ComputerIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4.5 4.5h15A1.5 1.5 0 0 1 21 6v9a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 15V6a1.5 1.5 0 0 1 1.5-1.5M12 16.5v3.5M8 20h8"
  />
)
