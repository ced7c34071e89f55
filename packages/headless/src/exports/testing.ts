export { createTestConnector } from '../testing/createTestConnector.ts'
export type { TestConnector, TestConnectorOptions } from '../testing/createTestConnector.ts'
export {
  createMemoryStorage,
  createTestFrame,
  createTestPopup,
  testFrameAccounts,
} from '@foyer/chains/testing'
export type { TestFrame, TestFrameOptions, TestPopup, TestPopupOptions } from '@foyer/chains/testing'
