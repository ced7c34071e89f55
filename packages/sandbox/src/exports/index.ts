export { type RequestLog, type SeenRequest } from '../backend/requestLog.ts'
export { type Clock } from '../clock.ts'
export { SandboxError, type SandboxErrorCode } from '../errors.ts'
export { DEV_MNEMONIC, type DevAccount, devAccounts } from '../evm/accounts.ts'
export { type Fault, type Faults } from '../faults.ts'
export { type RelayFault, type RelayFaults } from '../relay/faults.ts'
export { type RelayRequest, type RelayRequests } from '../relay/requests.ts'
export { type Relay } from '../relay/startRelay.ts'
export { type SafeOptions } from '../safe/createSafe.ts'
export { startSafe } from '../safe/startSafe.ts'
export { SOLANA_TOKEN_MINT, solanaAccounts, type SolanaDevAccount } from '../solana/accounts.ts'
export {
  createSandbox,
  type Sandbox,
  type SandboxOptions,
  type SandboxUrls,
  type SandboxWithoutRelay,
} from '../world.ts'
