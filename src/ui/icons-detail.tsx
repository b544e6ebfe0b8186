import { frameIcon, icon } from './icon.tsx'

export const UsersIcon = frameIcon('users')
export const MailIcon = icon('mail')
export const PlusIcon = icon('plus')
export const MinusIcon = icon('minus')
export const ReturnIcon = icon('return', true)
export const CameraIcon = icon('camera')
export const PhoneIcon = icon('phone')
export const LockIcon = icon('lock')
export const MapIcon = icon('map')
