import { expect, test } from 'vitest'
import { isEmailAddress, toMailbox } from './email-address.ts'

test.each([
  'hiwa@example.org',
  'a.b+safar@mail.example.iq',
  "o'neil@example.org",
  'root@localhost',
  `${'a'.repeat(64)}@b.iq`,
])('%s is an address', (text) => expect(isEmailAddress(text)).toBe(true))

test.each([
  '',
  'hiwa',
  '@example.org',
  'hiwa@',
  'a@b@c.iq',
  'a..b@c.iq',
  '.a@c.iq',
  'a@-c.iq',
  'a@c..iq',
  'a b@c.iq',
  'a@b.iq, c@d.iq',
  'a@b.iq\r\nBcc: c@d.iq',
  'a@b.iq\n',
  'Hiwa <a@b.iq>',
  '"a b"@c.iq',
  'a@[127.0.0.1]',
  'هيوا@example.org',
  `${'a'.repeat(65)}@b.iq`,
  `a@${'b.'.repeat(130)}iq`,
])('%j is none', (text) => expect(isEmailAddress(text)).toBe(false))

test.each([
  ['Hiwa@Example.org', 'hiwa@example.org'],
  ['hiwa+safar+2@example.org', 'hiwa@example.org'],
  ['hiwa.k@example.org', 'hiwa.k@example.org'],
  ['H.i.wa+x@Googlemail.com', 'hiwa@gmail.com'],
  ['+hiwa@example.org', '+hiwa@example.org'],
])('mail to %s ends up at %s', (address, mailbox) => expect(toMailbox(address)).toBe(mailbox))
