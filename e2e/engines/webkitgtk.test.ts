import { testEngine } from './test-engine.ts'

testEngine('webkitgtk')
