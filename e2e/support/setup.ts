import { afterAll, afterEach, beforeEach } from 'vitest'
import { beginTest, endFile, endTest } from './browser.ts'

beforeEach(beginTest)
afterEach(endTest)
afterAll(endFile)
