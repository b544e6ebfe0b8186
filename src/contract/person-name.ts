import { z } from 'zod'
import { findNameProblem } from '../domain/accounts/person-name.ts'
import { isName, profileLimits } from '../domain/accounts/profile.ts'

/** Refuses contacts, and names that only we may have; nothing is fine. */
export function refuseName(name: string | null | undefined, context: z.RefinementCtx): void {
  const error = name ? findNameProblem(name) : null
  if (error) context.addIssue({ code: 'custom', params: { error } })
}

/** A full name, which others see. */
export const PersonName = z
  .string()
  .trim()
  .min(profileLimits.name.min)
  .max(profileLimits.name.max)
  .refine(isName)
  .superRefine(refuseName)
