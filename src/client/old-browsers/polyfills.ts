import { addBuiltIns } from './add-built-ins.ts'
import { addPopovers } from './add-popovers.ts'

/** Loaded by browsers alone that lack some of it, before anything is called that needs it. */
addBuiltIns()
addPopovers()
