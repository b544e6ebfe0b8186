import { startPageWhenIdle } from '../../client/document/start-page-when-idle.ts'

export const startWhenIdle = (): Promise<void> => startPageWhenIdle({ url: '/service-worker.js', scope: '/' })
