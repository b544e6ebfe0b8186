import { expect, test } from 'vitest'
import { filesIn } from './cached-files.ts'

test('finds what a page names once, a file of drawings without the name of one', () => {
  const html = `<link rel="stylesheet" href="/assets/office/app-1.css"><use href="/assets/icons-2.svg#check"></use>
    <use href="/assets/icons-2.svg#cross"></use><a href="/about">About</a><use href="#i-home"></use>`
  expect(filesIn(html)).toEqual(['/assets/office/app-1.css', '/assets/icons-2.svg'])
})
