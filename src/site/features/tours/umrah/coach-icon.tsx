import { moreIcon } from '../../../../ui/icon.tsx'

export const CoachIcon = moreIcon('coach', true)
