import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { addDays, toDay } from '../../src/domain/time/day.ts'
import { newPhone } from '../support/client.ts'
import { compareAnswer, type Example, parseCurl, readExamples } from '../support/doc-examples.ts'
import { codeOf } from '../support/outbox.ts'

const solver = fileURLToPath(new URL('../../docs/api/solve-bot-check.mjs', import.meta.url))
const site = inject('site')
const today = toDay(new Date())
const phone = newPhone()

const variables: Record<string, string> = {
  SAFAR: site,
  CHECK_IN: addDays(today, 113),
  CHECK_OUT: addDays(today, 115),
  PHONE: phone,
}

/** The variables that a reader finds somewhere else: a solved bot check, the code of a message. */
async function prepare(command: string): Promise<void> {
  if (command.includes('$BOT'))
    variables.BOT = execFileSync(process.execPath, [solver, site], { encoding: 'utf8' }).trim()
  if (command.includes('$CODE')) variables.CODE = await codeOf(site, phone)
}

async function send(examples: Example[]): Promise<void> {
  for (const { command, status, answer } of examples) {
    await prepare(command)
    const { url, ...request } = parseCurl(command, variables)
    const ask = async () => {
      const response = await fetch(url, { redirect: 'manual', ...request })
      if (answer === undefined) return { command, isOk: response.status < 400 }
      return { command, status: response.status, differences: compareAnswer(answer, await response.json(), variables) }
    }
    const shown = answer === undefined ? { command, isOk: true } : { command, status, differences: [] }
    // The page tells its reader to ask for the payment until the bank has answered.
    if (url.endsWith('/payment')) await expect.poll(ask).toEqual(shown)
    else expect(await ask()).toEqual(shown)
  }
}

test('the commands of the API docs alone sign somebody in, book, pay and cancel, with the answers that they show', async () => {
  await send([...readExamples('first-request.md'), ...readExamples('errors.md')])
  const signIn = readExamples('sign-in.md')
  const signOut = signIn.splice(-1)
  expect(signOut[0]?.command).toContain('/logout')
  await send(signIn)
  await send(readExamples('booking.md'))
  await send(signOut)
})
