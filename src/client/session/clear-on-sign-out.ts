import type { WorkerMessage } from '../device/worker-message.ts'

/** The storage key of recent searches. */
export const searchesKey = 'safar.searches'
/** And for which stays. */
export const staysKey = 'safar.stays'
/** And which they wanted to see side by side. */
export const comparedKey = 'safar.compared'
/** The businesses for which the signed-in member works. */
export const memberKey = 'safar.business.me'
/** The sellers whose tickets the member checks. */
export const sellersKey = 'safar.door.sellers'
/** When this device next renews its subscription to notifications. Empty where it shows none. */
export const pushKey = 'safar.push.renewAt'
/** In this tab alone: the travellers of a purchase that is being made. */
export const travellersKey = 'safar.travellers'

/** And which heart a visitor has tapped, until they are signed in. */
export const heartKey = 'safar.heart'
/** And what they have typed into a checkout, what of it was sent without an answer, and the new phone that they wait for a code on. */
export const draftKey = 'safar.checkout'
export const attemptKey = 'safar.attempt'
export const phoneKey = 'safar.phone'

/** Drafts of long forms, encrypted. */
export const draftsDatabase = 'safar.drafts'
/** And what they have begun to say of a stay. */
export const reviewKey = 'safar.review'
/** Papers on their way to us, until they have arrived; encrypted as well. */
export const filesDatabase = 'safar.files'

/**
 * On a shared device the next person must not read what the last one looked for, or who they were. Who has left is not asked for what they
 * had begun; whose session has ended goes on with it when they are back.
 */
export function forgetPerson({ hasLeft }: { hasLeft: boolean }): void {
  const begun = hasLeft ? [draftKey, attemptKey, phoneKey, reviewKey] : []
  try {
    for (const name of [searchesKey, staysKey, comparedKey, memberKey, sellersKey, pushKey])
      localStorage.removeItem(name)
    for (const name of [travellersKey, heartKey, ...begun]) sessionStorage.removeItem(name)
    if (typeof indexedDB !== 'undefined')
      for (const name of hasLeft ? [filesDatabase, draftsDatabase] : [filesDatabase]) indexedDB.deleteDatabase(name)
  } catch {
    // A browser that keeps nothing for us has nothing to forget.
  }
  if (typeof navigator !== 'undefined' && navigator.serviceWorker) forgetPages(navigator.serviceWorker)
}

/** Deletes personal pages stored for use offline. At once where possible: the tab may be closed next. */
function forgetPages(workers: ServiceWorkerContainer): void {
  const news: WorkerMessage = { kind: 'forget' }
  workers.controller?.postMessage(news)
  // The customers' site and the back office have workers of their own.
  void workers.getRegistrations?.().then(
    (registrations) => {
      for (const { active } of registrations) if (active && active !== workers.controller) active.postMessage(news)
    },
    () => {},
  )
}
