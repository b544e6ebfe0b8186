import { afterEach, expect, test } from 'vitest'
import { noteSignIn, noteSignOut } from '../call/access-token.ts'
import { sessionChannel } from '../call/session-channel.ts'
import { watchSession } from './watch-session.ts'

let stop = () => {}
afterEach(() => stop())

const watch = (isPrivate: boolean): string[] => {
  const done: string[] = []
  stop = watchSession({
    isPrivate: () => isPrivate,
    leave: () => done.push('leave'),
    revalidate: () => done.push('revalidate'),
    showNobody: () => done.push('nobody'),
    refresh: () => done.push('refresh'),
  })
  return done
}

test('signing out leaves a screen of one person alone', () => {
  const done = watch(true)
  noteSignOut()
  expect(done).toEqual(['nobody', 'leave'])
})

test('signing out stays at a page that is the same for everybody', () => {
  const done = watch(false)
  noteSignOut()
  expect(done).toEqual(['nobody'])
})

test('signing in asks who it is, and makes a screen of their own anew', () => {
  const done = watch(true)
  noteSignIn({ accessToken: 'token', expiresIn: 900 })
  expect(done).toEqual(['refresh', 'revalidate'])
})

test('signing in leaves a page that is the same for everybody as it is', () => {
  const done = watch(false)
  noteSignIn({ accessToken: 'token', expiresIn: 900 })
  expect(done).toEqual(['refresh'])
})

test('another tab is heard', async () => {
  const done = watch(true)
  const other = new BroadcastChannel(sessionChannel)
  other.postMessage({ kind: 'signed-out', hasLeft: true })
  await expect.poll(() => done).toEqual(['nobody', 'leave'])
  other.close()
})

test('nothing is heard after it has stopped', () => {
  const done = watch(true)
  stop()
  noteSignOut()
  expect(done).toEqual([])
})
