import { testEngine } from './test-engine.ts'

testEngine('old-chromium')
