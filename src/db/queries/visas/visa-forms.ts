import { sql } from 'kysely'
import { z } from 'zod'
import { VisaQuestion } from '../../../contract/visa-applications.ts'
import { type Currency, currencies } from '../../../domain/money/money.ts'
import type { Locale, Localized } from '../../../domain/text/locale.ts'
import type { Day } from '../../../domain/time/day.ts'
import type { HolidayChanges } from '../../../domain/time/working-days.ts'
import { type VisaForm, visaPaperFields, visaPurposes } from '../../../domain/visas/visa-form.ts'
import type { Db, Tx } from '../../database.ts'
import { type Sql, text } from '../fragments.ts'
import { findOne } from '../list.ts'

/** The visa in its present state. */
export type VisaFacts = VisaForm & {
  visa: number
  seller: number
  title: Localized
  /** For one person. */
  fee: number
  currency: Currency
  workingDays: number
  rejectPercent: number
}

type Row = Omit<VisaFacts, 'fee'> & { fee: bigint }

/** Null where it cannot be applied for. */
export async function findVisaFacts(db: Db, visa: number): Promise<VisaFacts | null> {
  const { rows } = await sql<Row>`
    select v.id as visa, f.seller_id as seller, v.title, v.price as fee, v.currency, v.processing_most as "workingDays",
      f.reject_percent as "rejectPercent", f.papers, f.questions, f.purposes, f.nationalities, f.passport_months as "passportMonths"
    from visa_forms f join visas v on v.id = f.visa_id where v.id = ${visa}`.execute(db)
  return rows[0] ? { ...rows[0], fee: Number(rows[0].fee) } : null
}

/** The questions in the column. */
export const questionsJson = (column: string, locale: Locale): Sql => sql`coalesce((
  select json_agg(json_build_object('key', q ->> 'key', 'kind', q ->> 'kind', 'isRequired', (q ->> 'isRequired')::boolean,
    'label', q #>> array['label', ${sql.lit(locale)}], 'options', coalesce((
      select json_agg(json_build_object('key', o ->> 'key', 'label', o #>> array['label', ${sql.lit(locale)}]) order by turn)
      from jsonb_array_elements(q -> 'options') with ordinality _ (o, turn)), '[]')) order by place)
  from jsonb_array_elements(${sql.ref(column)}) with ordinality _ (q, place)), '[]')`

export const PapersRow = z.partialRecord(z.enum(visaPaperFields), z.enum(['required', 'optional']))

const ShownVisaForm = z.object({
  title: z.string(),
  fee: z.int(),
  currency: z.enum(currencies),
  workingDays: z.int(),
  stayDays: z.int(),
  papers: PapersRow,
  questions: z.array(VisaQuestion),
  purposes: z.array(z.enum(visaPurposes)),
  nationalities: z.array(z.string()),
  passportMonths: z.int(),
  photo: z.object({ width: z.int(), height: z.int() }).nullable(),
  rejectPercent: z.int(),
  seller: z.object({ id: z.int(), title: z.string() }),
})
export type ShownVisaForm = z.output<typeof ShownVisaForm>

export const findShownVisaForm = (db: Db, locale: Locale, visa: number) =>
  findOne(
    db,
    ShownVisaForm,
    sql`select json_build_object('title', ${text('v.title', locale)}, 'fee', v.price, 'currency', v.currency,
        'workingDays', v.processing_most, 'stayDays', v.stay_days, 'papers', f.papers, 'questions', ${questionsJson('f.questions', locale)},
        'purposes', f.purposes, 'nationalities', f.nationalities, 'passportMonths', f.passport_months,
        'photo', case when f.photo_width is not null then json_build_object('width', f.photo_width, 'height', f.photo_height) end,
        'rejectPercent', f.reject_percent, 'seller', json_build_object('id', s.id, 'title', ${text('s.title', locale)})) as json
      from visa_forms f join visas v on v.id = f.visa_id join sellers s on s.id = f.seller_id where v.id = ${visa}`,
  )

export async function findHolidayChanges(db: Db): Promise<HolidayChanges> {
  const { rows } = await sql<{ day: Day; isOff: boolean }>`
    select day, is_off as "isOff" from holiday_changes`.execute(db)
  return new Map(rows.map(({ day, isOff }) => [day, isOff ? 'off' : 'open']))
}

type HolidayChange = { day: Day; isOff: boolean; reason: string }

/** A later decision about the same day replaces the earlier one. */
export const putHolidayChange = (tx: Tx, { day, isOff, reason }: HolidayChange): Promise<unknown> =>
  sql`insert into holiday_changes (day, is_off, reason) values (${day}, ${isOff}, ${reason})
    on conflict (day) do update set is_off = excluded.is_off, reason = excluded.reason`.execute(tx)
