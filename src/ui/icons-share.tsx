import { icon } from './icon.tsx'

export const ShareIcon = icon('share')
