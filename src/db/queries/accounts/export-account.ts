import { sql } from 'kysely'
import { Export } from '../../../contract/customers.ts'
import type { Member } from '../../../domain/accounts/member.ts'
import type { Db } from '../../database.ts'
import { instantJson, type Sql } from '../fragments.ts'
import { findOne } from '../list.ts'
import { ledgerJson, pointsLedger, walletLedger } from '../orders/ledgers.ts'
import { airlineTicketJson } from '../sales/airline-tickets.ts'
import { sessionFields } from './customer-sessions.ts'
import { customerJson, isSessionAlive } from './customers.ts'
import { securityEventJson } from './security-events.ts'

const accountJson: Sql = sql`json_build_object('id', a.id, 'phone', a.phone, 'googleSubject', a.google_subject,
  'hasPassword', a.password_hash is not null, 'createdAt', ${instantJson('a.created_at')})`

/** Ended and expired ones too, as long as they are stored. */
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

// Amounts in the smallest unit, as they are stored.
const reservationsJson: Sql = sql`coalesce((
  select json_agg((to_jsonb(o) - '{id,kind,customer_id}'::text[]) || to_jsonb(r) || jsonb_build_object('rooms', (
      select jsonb_agg(to_jsonb(m) - 'reservation_id') from reservation_rooms m where m.reservation_id = r.id)) order by r.id desc)
  from orders o join reservations r on r.order_id = o.id where o.customer_id = c.id), '[]')`

const ordersJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(o) - '{customer_id}'::text[] order by o.id desc)
  from orders o where o.customer_id = c.id and o.kind <> 'reservation'), '[]')`

// The caller decrypts. Only the buyer's own tickets, and no ticket's number, since the letters of its code are made of it.
const purchasesJson: Sql = sql`coalesce((
  select json_agg((to_jsonb(p) - '{customer_id}'::text[]) || jsonb_build_object(
      'places', coalesce((select jsonb_agg(to_jsonb(h) - 'purchase_id' order by h.stock_id) from purchase_stocks h where h.purchase_id = p.id), '[]'),
      'tickets', coalesce((select jsonb_agg(to_jsonb(t) - '{id,purchase_id,customer_id,holder}'::text[] order by t.number, t.issued_at)
        from tickets t where t.purchase_id = p.id and t.customer_id = p.customer_id), '[]'),
      'airlineTicket', ${airlineTicketJson}) order by p.id desc)
  from purchases p where p.customer_id = c.id), '[]')`

// Tickets that others passed on, with the number that decrypts the name: it goes no further.
const ticketsJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(t) - '{purchase_id,customer_id}'::text[] || jsonb_build_object('id', t.id::text, 'title', p.title) order by t.issued_at, t.id)
  from tickets t join purchases p on p.id = t.purchase_id where t.customer_id = c.id and p.customer_id <> c.id), '[]')`

const subscriptionsJson: Sql = sql`coalesce((
  select json_agg((to_jsonb(s) - '{customer_id}'::text[]) || jsonb_build_object('redemptions', coalesce((
      select jsonb_agg(to_jsonb(r) - '{window_id,subscription_id,redeemed_by,undone_by}'::text[] order by r.id desc)
      from redemptions r where r.subscription_id = s.id), '[]')) order by s.id desc)
  from subscriptions s where s.customer_id = c.id), '[]')`

// The caller decrypts; papers are files, and listed by their ids.
const visaApplicationsJson: Sql = sql`coalesce((
  select json_agg((to_jsonb(v) - '{customer_id,taken_by,taken_until,version}'::text[]) || jsonb_build_object(
      'applicants', coalesce((select jsonb_agg(jsonb_build_object('number', p.number, 'sealed', p.sealed) order by p.number)
        from visa_applicants p where p.application_id = v.id), '[]'),
      'files', coalesce((select jsonb_agg(jsonb_build_object('id', p.file_id, 'field', p.field, 'addedAt', ${instantJson('p.added_at')}) order by p.added_at, p.field, p.file_id)
        from visa_papers p where p.application_id = v.id), '[]'),
      'messages', coalesce((select jsonb_agg(jsonb_build_object('isCustomer', m.is_customer, 'sealed', m.sealed, 'at', ${instantJson('m.created_at')}) order by m.id)
        from visa_messages m where m.application_id = v.id), '[]'),
      'events', coalesce((select jsonb_agg(jsonb_build_object('event', e.event, 'actor', e.actor, 'at', ${instantJson('e.at')}) order by e.id)
        from visa_events e where e.application_id = v.id), '[]')) order by v.id desc)
  from visa_applications v where v.customer_id = c.id), '[]')`

const visaDraftsJson: Sql = sql`coalesce((
  select json_agg(jsonb_build_object('visaId', d.visa_id, 'sealed', d.sealed, 'changedAt', ${instantJson('d.changed_at')}) order by d.visa_id)
  from visa_drafts d where d.customer_id = c.id), '[]')`

// Without what opens a link.
const payersJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(t) - '{secret_hash,sealed}'::text[] order by t.id desc)
  from order_parts t join orders o on o.id = t.order_id where o.customer_id = c.id), '[]')`

const membershipsJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(m) - 'account_id' order by m.id) from memberships m where m.account_id = a.id), '[]')`

const transactionsJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(t) - '{customer_id}'::text[] order by t.id desc) from transactions t where t.customer_id = c.id), '[]')`

const wishlistJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(w) - '{customer_id}'::text[] order by w.id desc) from property_wishlist w where w.customer_id = c.id), '[]')`

const savedItemsJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(w) - '{customer_id}'::text[] order by w.id desc) from item_wishlist w where w.customer_id = c.id), '[]')`

// Without its secret: a finder of the file should not have the link.
const wishlistShareJson: Sql = sql`(
  select json_build_object('createdAt', ${instantJson('h.created_at')}) from wishlist_shares h where h.customer_id = c.id)`

const notificationsJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(n) - '{customer_id,key}'::text[] order by n.id desc) from notifications n where n.customer_id = c.id), '[]')`

// Without what it said, which may hold a link that still works.
const mailsJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(m) - '{customer_id,content,message_id,notification_id}'::text[] order by m.id desc)
  from mail_messages m where m.customer_id = c.id), '[]')`

const emailLinksJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(l) - '{customer_id,secret_hash}'::text[] order by l.sent_at desc) from email_links l where l.customer_id = c.id), '[]')`

const prayerRemindersJson: Sql = sql`(
  select to_jsonb(r) - '{customer_id}'::text[] from prayer_reminders r where r.customer_id = c.id)`

const reviewsJson: Sql = sql`coalesce((
  select json_agg((to_jsonb(v) - '{customer_id,guest,source,answered_by}'::text[]) || jsonb_build_object('photos', coalesce((
      select jsonb_agg(p.file_id order by p.position) from review_photos p where p.review_id = v.id), '[]')) order by v.id desc) from reviews v where v.customer_id = c.id), '[]')`

const questionsJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(q) - '{customer_id,answered_by}'::text[] order by q.id desc) from guest_questions q where q.customer_id = c.id), '[]')`

const waitingJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(w) - '{customer_id,thing,parts,place}'::text[] order by w.id desc) from waitlist_entries w where w.customer_id = c.id), '[]')`

// The caller decrypts the names; where contents lie is left out.
const filesJson: Sql = sql`coalesce((
  select json_agg(to_jsonb(f) - '{customer_id,storage_key,key_id,checked_until,checks,received}'::text[] order by f.created_at, f.id)
  from files f where f.customer_id = c.id), '[]')`

const securityEventsJson: Sql = sql`coalesce((
  select json_agg(${securityEventJson} order by e.id desc) from security_events e where e.account_id = a.id), '[]')`

/** All that is stored about a member, without hashes and codes; null unless the session lives. */
export const exportAccount = (db: Db, member: Member, now: Date) =>
  findOne(
    db,
    Export.omit({ travellers: true }),
    sql`select json_build_object('exportedAt', ${now.toISOString()}::text, 'account', ${accountJson},
        'profile', case when c.id is not null then ${customerJson(now)} end, 'sessions', ${sessionsJson(member.session)},
        'verifications', ${verificationsJson}, 'messages', ${messagesJson},
        'points', ${ledgerJson(pointsLedger, sql`c.id`)}, 'wallet', ${ledgerJson(walletLedger, sql`c.id`)},
        'reservations', ${reservationsJson}, 'orders', ${ordersJson}, 'subscriptions', ${subscriptionsJson},
        'purchases', ${purchasesJson}, 'tickets', ${ticketsJson},
        'visaApplications', ${visaApplicationsJson}, 'visaDrafts', ${visaDraftsJson},
        'memberships', ${membershipsJson}, 'payers', ${payersJson},
        'transactions', ${transactionsJson},
        'wishlist', ${wishlistJson}, 'savedItems', ${savedItemsJson}, 'wishlistShare', ${wishlistShareJson},
        'notifications', ${notificationsJson}, 'mails', ${mailsJson}, 'emailLinks', ${emailLinksJson}, 'prayerReminders', ${prayerRemindersJson}, 'files', ${filesJson},
        'reviews', ${reviewsJson}, 'questions', ${questionsJson}, 'waiting', ${waitingJson},
        'securityEvents', ${securityEventsJson}) as json
      from sessions s join accounts a on a.id = s.account_id left join customers c on c.account_id = a.id
      where ${isSessionAlive(member)}`,
  )
