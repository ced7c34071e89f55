export { createTestConnector } from '../testing/createTestConnector.ts'
export type { TestConnector, TestConnectorOptions } from '../testing/createTestConnector.ts'
export { createMemoryStorage } from '../testing/createMemoryStorage.ts'
