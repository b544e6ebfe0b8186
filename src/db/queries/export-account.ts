import { sql } from 'kysely'
import type { Member } from '../../domain/member.ts'
import type { Db } from '../database.ts'
import { sessionFields } from './customer-sessions.ts'
import { customerJson, isAlive } from './customers.ts'
import { instantJson, type Sql } from './fragments.ts'
import { ledgerJson, pointsLedger, walletLedger } from './ledgers.ts'
import { findOne } from './list.ts'
import { securityEventJson } from './security-events.ts'

const accountJson: Sql = sql`json_build_object('id', a.id, 'phone', a.phone, 'googleSubject', a.google_subject,
  'hasPassword', a.password_hash is not null, 'createdAt', ${instantJson('a.created_at')})`

/** Ended and expired ones too, as long as they are kept. */
const sessionsJson = (session: string): Sql => sql`(
  select json_agg(json_build_object(${sessionFields(session)}, 'expiresAt', ${instantJson('s.expires_at')},
    'endedAt', ${instantJson('s.ended_at')}) order by s.used_at desc, s.id)
  from sessions s where s.account_id = a.id)`

// Not those of an account that had the phone before, or would like to.
const verificationsJson: Sql = sql`coalesce((
  select json_agg(json_build_object('purpose', v.purpose, 'phone', v.phone, 'language', v.language,
    'sentAt', ${instantJson('v.sent_at')}, 'expiresAt', ${instantJson('v.expires_at')}, 'usedAt', ${instantJson('v.used_at')})
    order by v.sent_at desc, v.id)
  from verifications v where v.account_id = a.id or (v.phone = a.phone and v.account_id is null)), '[]')`

// Without text and code: a code that is still good would be a second way in. And without what came while another account had the phone.
const messagesJson: Sql = sql`coalesce((
  select json_agg(json_build_object('phone', m.phone, 'createdAt', ${instantJson('m.created_at')}, 'sentAt', ${instantJson('m.sent_at')})
    order by m.id desc)
  from sms_messages m where m.account_id = a.id or (m.phone = a.phone and m.account_id is null and not exists (
    select from verifications v
    where v.phone = m.phone and v.account_id <> a.id and v.purpose <> 'phone' and v.sent_at >= m.created_at))), '[]')`

// Amounts in the smallest unit, as they are kept.
const reservationsJson: Sql = sql`coalesce((
  select json_agg((to_jsonb(r) - '{customer_id}'::text[]) || jsonb_build_object('rooms', (
      select jsonb_agg(to_jsonb(o) - 'reservation_id') from reservation_rooms o where o.reservation_id = r.id)) order by r.id desc)
  from reservations r where r.customer_id = c.id), '[]')`

const transactionsJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(t) - '{customer_id}'::text[] order by t.id desc) from transactions t where t.customer_id = c.id), '[]')`

const securityEventsJson: Sql = sql`coalesce((
  select json_agg(${securityEventJson} order by e.id desc) from security_events e where e.account_id = a.id), '[]')`

/** All that is kept about a member, without hashes and codes; null unless the session lives. */
export const exportAccount = <T>(db: Db, member: Member, now: Date): Promise<T | null> =>
  findOne(
    db,
    sql`select json_build_object('exportedAt', ${now.toISOString()}::text, 'account', ${accountJson},
        'profile', case when c.id is not null then ${customerJson} end, 'sessions', ${sessionsJson(member.session)},
        'verifications', ${verificationsJson}, 'messages', ${messagesJson},
        'points', ${ledgerJson(pointsLedger, sql`c.id`)}, 'wallet', ${ledgerJson(walletLedger, sql`c.id`)},
        'reservations', ${reservationsJson}, 'transactions', ${transactionsJson},
        'securityEvents', ${securityEventsJson}) as json
      from sessions s join accounts a on a.id = s.account_id left join customers c on c.account_id = a.id
      where ${isAlive(member)}`,
  )
