import { openDatabase } from '../../../db/database.ts'
import { testAccounts } from '../../customers/testing/member.ts'
import { noPayments } from '../../payments/no-payments.ts'
import { createApi } from '../../service.ts'

/** A process that is killed after its booking has been committed, and before anybody is told of it. */
const [url = '', token = '', idempotencyKey = '', body = '{}'] = process.argv.slice(2)

const { db } = openDatabase(url)
const payments = {
  ...noPayments,
  methods: ['qi'] as const,
  start: async () => {
    process.kill(process.pid, 'SIGKILL')
    return { link: null }
  },
}
const api = createApi({ db, accounts: testAccounts, payments })
await api.dispatch('POST /customer/reservations', { locale: 'en', token, idempotencyKey, body: JSON.parse(body) })
