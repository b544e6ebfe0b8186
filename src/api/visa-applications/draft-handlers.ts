import { Problem } from '../../contract/problems.ts'
import { toPersonalFieldName } from '../../db/personal-field.ts'
import { countDrafts, deleteDraft, findDraft, putDraft } from '../../db/queries/visas/visa-drafts.ts'
import { findVisaFacts } from '../../db/queries/visas/visa-forms.ts'
import { visaLimits } from '../../domain/visas/visa-form.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Handlers } from '../handler.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import { requireFound } from '../require-found.ts'

type Keys = 'GET /customer/visa-drafts/{id}' | 'PUT /customer/visa-drafts/{id}' | 'DELETE /customer/visa-drafts/{id}'

/** The content of a draft belongs to its device: it is stored as it came, and opened for its customer alone. */
export const draftHandlers: Handlers<Keys> = {
  'GET /customer/visa-drafts/{id}': async ({ db, caller, params, personalSeal }) => {
    const { sealed, changedAt } = await requireFound(findDraft(db, caller.customer, params.id))
    const place = toPersonalFieldName({ draftOf: caller.customer, visa: params.id })
    return { draft: JSON.parse(personalSeal.open(sealed, place)), changedAt: changedAt.toISOString() }
  },
  'PUT /customer/visa-drafts/{id}': async ({ db, caller, params, body, personalSeal, locale, now }) => {
    const { customer } = caller
    const visa = params.id
    await requireFound(findVisaFacts(db, visa))
    const text = JSON.stringify(body.draft)
    if (text.length > visaLimits.draft) throw new Problem('BODY_TOO_LARGE')
    const sealed = personalSeal.close(text, toPersonalFieldName({ draftOf: customer, visa }))
    await db.transaction().execute(async (tx) => {
      await lockActiveCustomer(tx, customer)
      if ((await countDrafts(tx, customer, visa)) >= visaLimits.drafts) throw new Problem('TOO_MANY_DRAFTS')
      await putDraft(tx, { customer, visa, sealed, now })
    })
    return { changedAt: now.toISOString(), message: successMessages[locale].DRAFT_SAVED }
  },
  'DELETE /customer/visa-drafts/{id}': async ({ db, caller, params, locale }) => {
    if (!(await deleteDraft(db, caller.customer, params.id))) throw new Problem('NOT_FOUND')
    return { message: successMessages[locale].DRAFT_REMOVED }
  },
}
