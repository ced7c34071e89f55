export { SmartSessionCreated } from '../../views/SmartSessionCreated/lazy.ts'
