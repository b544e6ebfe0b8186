/** Proof that it is the owner who is at work, good for some minutes. In this memory alone: no other tab and no reload knows it. */
type Confirmation = { value: string; until: number; owner: number }

let kept: Confirmation | null = null

/** It ends here a little before it ends on the server. */
const margin = 15_000

export function keepConfirmation(owner: number, issued: { confirmation: string; expiresIn: number }): string {
  kept = { value: issued.confirmation, until: Date.now() + issued.expiresIn * 1000 - margin, owner }
  return kept.value
}

export const findConfirmation = (owner: number): string | null =>
  kept && kept.owner === owner && kept.until > Date.now() ? kept.value : null

/** What the server does not take any more: a phone or a password has changed since, here or in another tab. */
export const forgetConfirmation = (): void => {
  kept = null
}
