export { describeAdapter } from '../conformance/describeAdapter.ts'
export { describeConnector } from '../conformance/describeConnector.ts'
export {
  describeWallet,
  type DescribeWalletOptions,
  walletBehaviours,
  type WalletFixture,
  type WalletResults,
} from '../conformance/describeWallet.ts'
export type { AdapterFixture, ConnectorFixture, WalletControls } from '../conformance/fixtures.ts'
export { testContext } from '../conformance/testContext.ts'
