import { icon } from '../ui/icon.tsx'

export const WalkIcon = icon('walk', true)
export const ArticleIcon = icon('article')
export const MosqueIcon = icon('mosque')
export const MoreIcon = icon('more')
export const AccountIcon = icon('account')
export const BellIcon = icon('bell')
