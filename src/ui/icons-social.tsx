import { icon } from './icon.tsx'

export const FacebookIcon = icon('facebook')
export const InstagramIcon = icon('instagram')
export const TelegramIcon = icon('telegram')
export const WhatsappIcon = icon('whatsapp')
export const TiktokIcon = icon('tiktok')
export const YoutubeIcon = icon('youtube')
