import { expect, test } from 'vitest'
import { createLogSms } from './log-sms.ts'

const logged = async (text: string): Promise<string[]> => {
  const lines: string[] = []
  await createLogSms((line) => lines.push(line)).send({ to: '+9647701234567', text })
  return lines
}

test('a message is one line with the number and the text', async () => {
  expect(await logged('رمزك هو 482913')).toEqual(['SMS to +9647701234567: رمزك هو 482913'])
})

test('a text cannot forge another line', async () => {
  expect(await logged('one\r\nSMS to +9640000000000: two\u2028three\u001b[31m')).toEqual([
    'SMS to +9647701234567: one SMS to +9640000000000: two three [31m',
  ])
})
