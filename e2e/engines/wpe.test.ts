import { testEngine } from './test-engine.ts'

testEngine('wpe')
