/** The screens on which a business reads its guests' codes, in any language: nothing else may use the camera. */
export const mayUseCamera = (path: string): boolean => /^(\/(ar|ku))?\/business(\/|$)/.test(path)
