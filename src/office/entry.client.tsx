import { hydratePage } from '../client/document/hydrate-page.tsx'

hydratePage(() => import('./app/start-when-idle.ts'))
