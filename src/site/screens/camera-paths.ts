import { cameraPattern } from './patterns.ts'

/** Documents on which a business reads its guests' codes, in any language: no other may use the camera. */
export const mayUseCamera = (path: string): boolean => cameraPattern.test(path)
