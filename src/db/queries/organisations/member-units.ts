import { sql } from 'kysely'
import { type Area, areas, type Level, levels, type Right } from '../../../domain/organisations/areas.ts'
import type { Sql } from '../fragments.ts'

const indexOf = (level: Level): number => levels.indexOf(level)

/** The units that people work for now: shifts that have ended are left out. Statements elsewhere never read memberships themselves. */
export const memberUnits = (now: Date): Sql =>
  sql`(select * from member_units where ends_at is null or ends_at > ${now}::timestamptz)`

/** With ended shifts: a person who has worked somewhere does not review it. */
export const memberUnitsEver: Sql = sql`member_units`

/** Condition on a row of `memberUnits` or `unitsOf`. */
export const isAllowed = ({ area, level }: Right): Sql => sql`${sql.ref(area)} >= ${indexOf(level)}`

const highest = (area: Area): Sql => sql`max(${sql.ref(area)}) as ${sql.ref(area)}`

/** The units of one account. Several memberships at a unit add up to the highest level in each area. */
export const unitsOf = (account: string, now: Date): Sql => sql`(
  select unit_id, organisation_id, kind, item_id, property_id, seller_id, business_id, min(membership_id) as id,
    (array_agg(role order by membership_id))[1] as role, ${sql.join(areas.map(highest))}
  from ${memberUnits(now)} where account_id = ${account}::uuid
  group by unit_id, organisation_id, kind, item_id, property_id, seller_id, business_id)`

const nameOf = (area: Area, alias: string): Sql =>
  sql`${sql.lit(area)}, (array[${sql.join(levels.map((level) => sql.lit(level)))}])[${sql.ref(`${alias}.${area}`)} + 1]`

/** The levels of a row of `unitsOf`. */
export const levelsJson = (alias: string): Sql =>
  sql`json_build_object(${sql.join(areas.map((area) => nameOf(area, alias)))})`
