import { icon } from './icon.tsx'

export const ArrowIcon = icon('arrow', true)
export const PlaneIcon = icon('plane', true)
