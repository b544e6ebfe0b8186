import { sql } from 'kysely'
import { insertNewFile } from '../../src/api/files/new-file.ts'
import { writeContent } from '../../src/api/files/pieces.ts'
import { payFromWallet } from '../../src/api/payments/wallet.ts'
import { apply } from '../../src/api/visa-applications/apply.ts'
import { acceptApplication, ask } from '../../src/api/visa-work/decide.ts'
import { operator } from '../../src/api/visa-work/lock-for-work.ts'
import { keepFile, submitFiles } from '../../src/db/queries/files/files.ts'
import { addWalletEntry } from '../../src/db/queries/orders/payments-wallet.ts'
import { addTransaction } from '../../src/db/queries/orders/transactions.ts'
import { findVisaFacts, type VisaFacts } from '../../src/db/queries/visas/visa-forms.ts'
import { exchange } from '../../src/domain/money/exchange.ts'
import { addDays, addMonths, toDay } from '../../src/domain/time/day.ts'
import type { VisaFormQuestion } from '../../src/domain/visas/visa-form.ts'
import type { DemoTools } from '../../src/server/demo-content.ts'
import { type DrawnPaper, drawPaper } from './draw-paper.ts'
import { type DemoFamily, families } from './people.ts'

/** Three families at one agency, each at another step: made by the same steps that customers and officers take. */
export async function loadApplications(tools: DemoTools): Promise<boolean> {
  const { db } = tools
  const claimed = await sql`insert into demo_loads (part) values ('visa-applications') on conflict do nothing`.execute(
    db,
  )
  if (claimed.numAffectedRows === 0n) return false
  const visas = await findVisas(tools)
  for (const [index, family] of families.entries()) {
    const visa = visas[index]
    if (visa) await loadFamily(tools, family, visa)
  }
  return true
}

/** For the agency with the most of them. */
async function findVisas({ db }: DemoTools): Promise<VisaFacts[]> {
  const { rows } = await sql<{ id: number }>`
    select visa_id as id from visa_forms where seller_id = (
      select seller_id from visa_forms where is_demo group by 1 order by count(*) desc, 1 limit 1)
    order by visa_id limit ${families.length}`.execute(db)
  const found = await Promise.all(rows.map(({ id }) => findVisaFacts(db, id)))
  return found.filter((visa) => visa !== null)
}

async function loadFamily(tools: DemoTools, family: DemoFamily, visa: VisaFacts): Promise<void> {
  const { db, seal, payments, now } = tools
  const { dinarsPerDollar } = payments
  const customer = await addCustomer(tools, family, visa)
  const travelDate = addDays(toDay(now), 60)
  const applicants = []
  for (const person of family.people)
    applicants.push({
      ...person,
      nationality: 'IQ',
      passportExpiresOn: addMonths(toDay(now), 72),
      answers: Object.fromEntries(visa.questions.map((question) => [question.key, toAnswer(question, travelDate)])),
      papers: await addPapers(tools, customer, family, visa),
    })
  const body = {
    visaId: visa.visa,
    purpose: visa.purposes[0],
    travelDate,
    returnDate: undefined,
    applicants,
    paymentMethod: undefined,
    isGroupPayment: false,
    total: undefined,
  }
  const made = await db
    .transaction()
    .execute((tx) => apply(tx, { customer, body, method: 'wallet', dinarsPerDollar, seal, now }))
  await payFromWallet(payments, { order: made.orderId, customer, locale: family.language, now })
  await decide(tools, family, made.id)
}

/** With as much in the wallet as the fee is. */
const addCustomer = (
  { db, payments, now }: DemoTools,
  { key, name, language, people }: DemoFamily,
  { fee, currency }: VisaFacts,
): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      with account as (insert into accounts (google_subject) values (${key}) returning id)
      insert into customers (account_id, name, language) select id, ${name}, ${language} from account returning id`.execute(
      tx,
    )
    const customer = rows[0]?.id ?? 0
    const { amount } = exchange({ amount: fee * people.length, currency }, 'IQD', payments.dinarsPerDollar)
    const walletEntry = await addWalletEntry(tx, { customer, amount, reason: 'credit', now })
    const item = { type: 'wallet', id: null, order: null } as const
    await addTransaction(tx, { customer, type: 'credit', amount, method: 'wallet', item, source: { walletEntry }, now })
    return customer
  })

const toAnswer = ({ kind, options = [] }: VisaFormQuestion, day: string): string => {
  if (kind === 'date') return day
  return kind === 'choice' ? (options.at(-1)?.key ?? '') : '—'
}

async function addPapers(tools: DemoTools, customer: number, { outcome }: DemoFamily, { papers }: VisaFacts) {
  const added: Record<string, string[]> = {}
  for (const [field, need] of Object.entries(papers))
    if (need === 'required')
      added[field] = [
        await addPaper(
          tools,
          customer,
          field,
          field === 'photo' ? (outcome === 'asked' ? 'darkPhoto' : 'photo') : 'passport',
        ),
      ]
  return added
}

/** As an upload that was found good. */
async function addPaper(
  { db, files, now }: DemoTools,
  customer: number,
  field: string,
  paper: DrawnPaper,
): Promise<string> {
  const content = await drawPaper(paper)
  const file = await insertNewFile(
    db,
    files,
    { customer, form: '', field, name: `${field}.jpg`, bytes: content.length, announced: 'picture' },
    now,
  )
  const pieces = await writeContent(files, file, content)
  await db.transaction().execute((tx) => keepFile(tx, file.id, { mediaType: 'image/jpeg', pieces }, now))
  return file.id
}

const notes = {
  en: 'The wall behind you is not white. Please take the photo again in front of a light wall.',
  ar: 'الجدار خلفك ليس أبيض. يرجى التقاط الصورة من جديد أمام جدار فاتح.',
  ku: 'دیواری پشتت سپی نییە. تکایە وێنەکە لەبەردەم دیوارێکی ڕووندا دووبارە بگرەوە.',
}

async function decide(tools: DemoTools, { outcome, language }: DemoFamily, id: number): Promise<void> {
  const { db, seal, now } = tools
  const deciding = { id, worker: operator, seal, now }
  if (outcome === 'asked') {
    const question = {
      reason: 'background',
      fields: [{ applicant: 1, field: 'photo' }],
      note: notes[language],
    } as const
    await db.transaction().execute((tx) => ask(tx, { ...deciding, ...question }))
  }
  if (outcome !== 'accepted') return
  const { rows } = await sql<{
    customer: number
  }>`select customer_id as customer from visa_applications where id = ${id}`.execute(db)
  const customer = rows[0]?.customer ?? 0
  const visa = await addPaper(tools, customer, 'visa', 'visa')
  await db.transaction().execute((tx) =>
    acceptApplication(tx, {
      ...deciding,
      note: undefined,
      async hand() {
        await submitFiles(tx, [visa], customer, now)
        return [visa]
      },
    }),
  )
}
