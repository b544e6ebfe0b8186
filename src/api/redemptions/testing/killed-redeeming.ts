import { flushCompileCache } from 'node:module'
import { openDatabase } from '../../../db/database.ts'
import { openTestShop } from './redeeming.ts'

/** A server with guests who show and a shop that redeems and undoes without a pause, until it is killed. Says what it was answered. */
const [url = '', cashier = '', ...guests] = process.argv.slice(2)
// A killed process leaves no compile cache for the next one, unless it writes it now.
flushCompileCache()
const { db } = openDatabase(url)
const { show, redeem, undo } = openTestShop(db)
const say = (line: string) => process.stdout.write(`${line}\n`)

async function live(guest: string): Promise<never> {
  for (let turn = 0; ; turn++) {
    const { token } = await show({ token: guest }, true)
    // Twice at once, as a tap that trembles: one of them is refused.
    const both = await Promise.allSettled([
      redeem({ token: cashier }, { token }),
      redeem({ token: cashier }, { token }),
    ])
    for (const one of both) {
      if (one.status === 'rejected') continue
      say(`redeemed ${one.value.id}`)
      if (turn % 2) {
        await undo({ token: cashier }, one.value.id)
        say(`undone ${one.value.id}`)
      }
    }
  }
}

await Promise.all(guests.map(live))
