import { mayUseCamera } from '../../../screens/camera-paths.ts'

/** Whoever came by a link within the site still has the document of another page, and would be refused the camera. */
export function isLoadedHere(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return !entry?.name || mayUseCamera(new URL(entry.name, location.href).pathname)
}
