import type { WorkerNews } from '../device/worker-news.ts'

/** Where this device keeps what was searched for. */
export const keptSearches = 'safar.searches'
/** And for which stays. */
export const keptStays = 'safar.stays'
/** And which they wanted to see side by side. */
export const keptCompared = 'safar.compared'
/** And for which businesses whoever is signed in works. */
export const keptMember = 'safar.business.me'
/** Whose tickets they let in. */
export const keptSellers = 'safar.door.sellers'
/** When this device says again that it shows somebody's notifications. Nothing, where it shows none. */
export const keptPush = 'safar.push.renewAt'
/** And, in this tab alone, with whom somebody is about to travel. */
export const keptTravellers = 'safar.travellers'

/** And which heart a visitor has tapped, until they are signed in. */
export const keptHeart = 'safar.heart'
/** And what they have typed into a checkout, what of it was sent without an answer, and the new phone that they wait for a code on. */
export const keptDraft = 'safar.checkout'
export const keptAttempt = 'safar.attempt'
export const keptPhone = 'safar.phone'

/** What was filled in of long forms, encrypted. */
export const keptDrafts = 'safar.drafts'
/** And what they have begun to say of a stay. */
export const keptReview = 'safar.review'
/** Papers on their way to us, until they have arrived; encrypted as well. */
export const keptFiles = 'safar.files'

/**
 * On a shared device the next person must not read what the last one looked for, or who they were. Who has left is not asked for what they
 * had begun; whose session has ended goes on with it when they are back.
 */
export function forgetPerson({ hasLeft }: { hasLeft: boolean }): void {
  const begun = hasLeft ? [keptDraft, keptAttempt, keptPhone, keptReview] : []
  try {
    for (const name of [keptSearches, keptStays, keptCompared, keptMember, keptSellers, keptPush])
      localStorage.removeItem(name)
    for (const name of [keptTravellers, keptHeart, ...begun]) sessionStorage.removeItem(name)
    if (typeof indexedDB !== 'undefined')
      for (const name of hasLeft ? [keptFiles, keptDrafts] : [keptFiles]) indexedDB.deleteDatabase(name)
  } catch {
    // A browser that keeps nothing for us has nothing to forget.
  }
  if (typeof navigator !== 'undefined' && navigator.serviceWorker) forgetPages(navigator.serviceWorker)
}

/** Of the pages that can be seen without a network, those that were theirs. At once where that can be: the tab may be closed next. */
function forgetPages(workers: ServiceWorkerContainer): void {
  const news: WorkerNews = { kind: 'forget' }
  if (workers.controller) workers.controller.postMessage(news)
  else
    void workers.getRegistration().then(
      (registration) => registration?.active?.postMessage(news),
      () => {},
    )
}
