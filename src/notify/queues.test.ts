import { afterEach, expect, test } from 'vitest'
import { addMember, type TestMember, testAccounts } from '../api/customers/testing/member.ts'
import { createApi } from '../api/service.ts'
import { findRecipient } from '../db/queries/messages/notifications.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { eventually } from '../domain/testing/time.ts'
import { deliverMail } from '../gateways/mail/deliver-mail.ts'
import { confirmEmail } from '../gateways/mail/testing/mail.ts'
import { deliverPush } from '../gateways/push/deliver-push.ts'
import { deliverSms } from '../gateways/sms/deliver-sms.ts'
import { notify } from './notify.ts'

const database = openTestDatabase()
const log = { warn() {}, error() {} }
const running: { stop(): Promise<void> }[] = []
let giveUp = () => {}
afterEach(async () => {
  giveUp()
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
})

const say = ({ customer }: TestMember, key: string) =>
  database.db.transaction().execute(async (tx) => {
    const to = await findRecipient(tx, customer)
    const news = { event: 'confirmed', key, entity: 'reservation', entityId: 1, text: key } as const
    if (to) await notify(tx, to, news, { now: new Date(), isUrgent: true })
  })

async function addReader(): Promise<TestMember> {
  const member = await addMember(database.db)
  await confirmEmail(database.db, member.customer)
  return member
}

test('a mail server that never answers, and a long queue for it, hold up neither pushes nor messages', async () => {
  const [reader, other] = [await addReader(), await addReader()]
  await createApi({ db: database.db, accounts: testAccounts }).dispatch('POST /user/notifications/token', {
    locale: 'en',
    token: reader.token,
    body: { platform: 'android', token: 'a device' },
  })
  for (let count = 1; count <= 40; count++) await say(reader, `before ${count}`)

  let begun = 0
  const silence = new Promise<void>((resolve) => {
    giveUp = resolve
  })
  const send = async () => {
    begun++
    await silence
    throw new Error('The test is over')
  }
  const places = { publicUrl: 'https://safar.example', host: 'safar.example' }
  running.push(deliverMail({ db: database.db, gateway: { name: 'smtp', send }, log, pollEvery: 5, ...places }))
  await eventually(() => expect(begun).toBe(5))

  await say(reader, 'pushed')
  await say(other, 'texted')
  const shown: string[] = []
  const texts: string[] = []
  const android = { send: async ({ body }: { body: string }) => void shown.push(body) }
  const gateway = { name: 'http', send: async ({ text }: { text: string }) => void texts.push(text) }
  running.push(deliverPush({ db: database.db, gateways: { android }, log, pollEvery: 5 }))
  running.push(deliverSms({ db: database.db, gateway, log, pollEvery: 5 }))
  await eventually(() => expect(shown).toContain('Pushed'))
  await eventually(() => expect(texts).toContain('texted'))
  // No other mail was begun meanwhile.
  expect(begun).toBe(5)
})
