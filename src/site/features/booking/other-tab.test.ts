import { expect, test } from 'vitest'
import { answerOtherTabs, isChosenInOtherTab } from './other-tab.ts'

const ask = () => isChosenInOtherTab(new AbortController().signal)

test('a tab hears of the checkout in another one while that is open', async () => {
  const stop = answerOtherTabs()
  expect(await ask()).toBe(true)
  stop()
  expect(await ask()).toBe(false)
})

test('who leaves while asking is not kept waiting', async () => {
  const leaving = new AbortController()
  const asked = isChosenInOtherTab(leaving.signal)
  leaving.abort()
  expect(await asked).toBe(false)
})
