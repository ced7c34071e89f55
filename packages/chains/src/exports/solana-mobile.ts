export { solanaMobile } from '../sdks/solanaMobile.ts'
export type { SolanaMobileOptions } from '../sdks/solanaMobile.ts'
