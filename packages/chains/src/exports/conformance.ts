export { describeAdapter } from '../conformance/describeAdapter.ts'
export { describeConnector } from '../conformance/describeConnector.ts'
export type { AdapterFixture, ConnectorFixture, WalletControls } from '../conformance/fixtures.ts'
export { testContext } from '../conformance/testContext.ts'
