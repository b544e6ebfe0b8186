import { afterEach, expect, test } from 'vitest'
import { noteSignIn, noteSignOut } from '../../client/call/access-token.ts'
import { sessionChannel } from '../../client/call/session-channel.ts'
import { watchSession } from './session-watch.ts'

let stop = () => {}
afterEach(() => stop())

const watchAt = (path: string): string[] => {
  const done: string[] = []
  stop = watchSession({
    path: () => path,
    leave: () => done.push('leave'),
    revalidate: () => done.push('revalidate'),
    showNobody: () => done.push('nobody'),
    refresh: () => done.push('refresh'),
  })
  return done
}

test.each(['/account', '/account/history/7', '/checkout/package/3', '/payment/success'])(
  'signing out leaves %s',
  (path) => {
    const done = watchAt(path)
    noteSignOut()
    expect(done).toEqual(['nobody', 'leave'])
  },
)

test.each(['/', '/properties', '/accounting', '/payment'])('signing out stays at %s', (path) => {
  const done = watchAt(path)
  noteSignOut()
  expect(done).toEqual(['nobody'])
})

test('signing in asks who it is, and makes a screen of their own anew', () => {
  const done = watchAt('/account')
  noteSignIn({ accessToken: 'token', expiresIn: 900 })
  expect(done).toEqual(['refresh', 'revalidate'])
})

test('signing in leaves a page that is the same for everybody as it is', () => {
  const done = watchAt('/properties')
  noteSignIn({ accessToken: 'token', expiresIn: 900 })
  expect(done).toEqual(['refresh'])
})

test('another tab is heard', async () => {
  const done = watchAt('/account')
  const other = new BroadcastChannel(sessionChannel)
  other.postMessage({ kind: 'signed-out', hasLeft: true })
  await expect.poll(() => done).toEqual(['nobody', 'leave'])
  other.close()
})

test('nothing is heard after it has stopped', () => {
  const done = watchAt('/account')
  stop()
  noteSignOut()
  expect(done).toEqual([])
})
