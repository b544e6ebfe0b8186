import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubSessionStorage } from '../../../client/device/testing/session-storage.ts'
import type { useCall } from '../../../client/session/auth.ts'
import { findPersonal, type Personal, setPersonal } from '../../../client/session/personal.ts'
import { closeSignIn } from '../../../client/session/sign-in-request.ts'
import type { HeartId } from '../../../domain/sales/heart-id.ts'
import { carryOutTap, pressHeart, toHeartId } from './press-heart.ts'
import { isSaved } from './saved.ts'
import { forgetTap, keepTap, takeTap } from './stored-tap.ts'
import { noteSaved } from './wishlist-channel.ts'

type Call = ReturnType<typeof useCall>
type Answer = { ok: boolean; status: number }

const sara = (wishlist?: HeartId[]): Personal => ({
  user: { id: 7, name: 'Sara', unreadNotifications: 0, customerDetail: { qrCode: null } },
  wishlist,
})

/** Answers when the test says so. */
function openServer() {
  const sent: string[] = []
  const waiting: ((answer: Answer) => void)[] = []
  type HeartRequest = {
    body?: { propertyId?: number; kind?: string; itemId?: number }
    params?: { id: number; kind?: string }
  }
  const call = ((key: string, { body, params }: HeartRequest) => {
    const kind = body?.kind ?? params?.kind
    const id = body?.propertyId ?? body?.itemId ?? params?.id
    sent.push(`${key.split(' ')[0]} ${kind ? `${kind} ${id}` : id}`)
    return new Promise<Answer>((resolve) => waiting.push(resolve))
  }) as unknown as Call
  const answer = async (status = 200) => {
    waiting.shift()?.({ ok: status === 200, status })
    await new Promise(setImmediate)
  }
  return { sent, call, answer }
}

beforeEach(() => void stubSessionStorage())
afterEach(() => {
  vi.unstubAllGlobals()
  closeSignIn()
  setPersonal(null)
})

test('a heart is pressed at once, and stays so once the server has it', async () => {
  setPersonal(sara([7]))
  const { call, sent, answer } = openServer()
  void pressHeart(3, call)
  expect([isSaved(3), sent]).toEqual([true, ['POST 3']])
  await answer()
  expect([isSaved(3), findPersonal()?.wishlist]).toEqual([true, [3, 7]])
  void pressHeart(7, call)
  expect(isSaved(7)).toBe(false)
  await answer()
  expect(findPersonal()?.wishlist).toEqual([3])
  expect(sent).toEqual(['POST 3', 'DELETE 7'])
})

test('the heart of an event is not that of the stay with its number', async () => {
  setPersonal(sara([3]))
  const { call, sent, answer } = openServer()
  void pressHeart(toHeartId('event:3'), call)
  expect([isSaved('event:3'), isSaved(3)]).toEqual([true, true])
  await answer()
  expect(findPersonal()?.wishlist).toEqual(['event:3', 3])
  void pressHeart('event:3', call)
  await answer()
  expect(findPersonal()?.wishlist).toEqual([3])
  void pressHeart(toHeartId('3'), call)
  await answer()
  expect(sent).toEqual(['POST event 3', 'DELETE event 3', 'DELETE 3'])
})

test.each([400, 403, 404, 409, 429, 500, 0])('a refusal (%d) takes it back', async (status) => {
  setPersonal(sara())
  const { call, answer } = openServer()
  void pressHeart(3, call)
  expect(isSaved(3)).toBe(true)
  await answer(status)
  expect([isSaved(3), findPersonal()?.wishlist]).toEqual([false, undefined])
})

test('what was taken out elsewhere is taken out', async () => {
  setPersonal(sara([3]))
  const { call, answer } = openServer()
  void pressHeart(3, call)
  await answer(404)
  expect(isSaved(3)).toBe(false)
})

test('tapped again and again, the server has in the end what the heart shows', async () => {
  setPersonal(sara())
  const { call, sent, answer } = openServer()
  void pressHeart(3, call)
  void pressHeart(3, call)
  expect([isSaved(3), sent]).toEqual([false, ['POST 3']])
  await answer()
  expect([isSaved(3), sent]).toEqual([false, ['POST 3', 'DELETE 3']])
  void pressHeart(3, call)
  await answer()
  expect(sent).toEqual(['POST 3', 'DELETE 3', 'POST 3'])
  await answer()
  expect([isSaved(3), findPersonal()?.wishlist]).toEqual([true, [3]])
  void pressHeart(3, call)
  void pressHeart(3, call)
  await answer()
  // Two taps that came before the answer of the first: the heart is as before, and so is the server.
  expect(isSaved(3)).toBe(true)
  await answer()
  expect(findPersonal()?.wishlist).toEqual([3])
})

test('what another tab says is shown, and does not undo a tap', async () => {
  setPersonal(sara())
  const { call, answer } = openServer()
  void pressHeart(3, call)
  noteSaved(4, true)
  setPersonal(sara([4]))
  expect([isSaved(3), isSaved(4)]).toEqual([true, true])
  await answer()
  expect(findPersonal()?.wishlist).toEqual([3, 4])
})

test('a visitor’s tap waits until they are signed in, and is carried out once', async () => {
  const { call, sent, answer } = openServer()
  await pressHeart(3, call)
  expect([isSaved(3), sent]).toEqual([false, []])
  setPersonal(sara([9]))
  void carryOutTap(call)
  void carryOutTap(call)
  expect([isSaved(3), sent]).toEqual([true, ['POST 3']])
  await answer()
  expect(findPersonal()?.wishlist).toEqual([3, 9])
})

test('carried out for somebody who has it already, it stays', async () => {
  const { call, sent } = openServer()
  keepTap(3)
  setPersonal(sara([3]))
  await carryOutTap(call)
  expect([isSaved(3), sent]).toEqual([true, []])
})

test('a tap waits half an hour, and not for the next person', () => {
  keepTap(3, 0)
  expect(takeTap(29 * 60_000)).toBe(3)
  expect(takeTap(0)).toBeNull()
  keepTap(3, 0)
  expect(takeTap(31 * 60_000)).toBeNull()
  keepTap(3)
  forgetTap()
  expect(takeTap()).toBeNull()
})
