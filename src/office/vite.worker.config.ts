import { toWorkerConfig } from '../../scripts/site-config.ts'

export default toWorkerConfig('office')
