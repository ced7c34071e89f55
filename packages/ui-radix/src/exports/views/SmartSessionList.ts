export { SmartSessionList } from '../../views/SmartSessionList/lazy.ts'
