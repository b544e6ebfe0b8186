import { Icon, type IconProps } from './icon.tsx'

export const FacebookIcon = (props: IconProps) => <Icon {...props} d="M17 3.5h-2.5A3.5 3.5 0 0 0 11 7v14M7.5 11.5H16" />
export const InstagramIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M8.5 4h7a4.5 4.5 0 0 1 4.5 4.5v7a4.5 4.5 0 0 1-4.5 4.5h-7a4.5 4.5 0 0 1-4.5-4.5v-7a4.5 4.5 0 0 1 4.5-4.5M8.4 12a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0M16.6 7.4v.1"
  />
)
export const TelegramIcon = (props: IconProps) => (
  <Icon {...props} d="M20.5 4.5 3.5 11l5.7 2.3 2.3 6.7 3-3.8 4.3 2.8ZM9.2 13.3l11.3-8.8-6 11.7" />
)
export const WhatsappIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M4 20l1.2-4.1A8.3 8.3 0 1 1 8.3 19ZM9 8.5c-.5 3.1 3 6.9 6.5 6.9l.8-1.7-2-1-1 .8c-1-.5-1.7-1.3-2.2-2.2l.8-1-.9-2Z"
  />
)
export const TiktokIcon = (props: IconProps) => (
  <Icon {...props} d="M14 3.5v11.3a3.8 3.8 0 1 1-3.8-3.8M14 3.5c.3 2.8 2.2 4.7 5 5" />
)
export const YoutubeIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M6.5 5.5h11a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5h-11a3.5 3.5 0 0 1-3.5-3.5v-6a3.5 3.5 0 0 1 3.5-3.5M10.3 9.2v5.6l4.7-2.8Z"
  />
)
