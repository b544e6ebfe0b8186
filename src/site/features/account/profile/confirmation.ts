/** Proof of the owner's identity, good for some minutes. In this page's memory alone: no other tab and no reload has it. */
type Confirmation = { value: string; until: number; owner: number }

let stored: Confirmation | null = null

/** It ends here a little before it ends on the server. */
const margin = 15_000

export function keepConfirmation(owner: number, issued: { confirmation: string; expiresIn: number }): string {
  stored = { value: issued.confirmation, until: Date.now() + issued.expiresIn * 1000 - margin, owner }
  return stored.value
}

export const findConfirmation = (owner: number): string | null =>
  stored && stored.owner === owner && stored.until > Date.now() ? stored.value : null

/** The server refuses it: the phone or the password has changed since, here or in another tab. */
export const forgetConfirmation = (): void => {
  stored = null
}
