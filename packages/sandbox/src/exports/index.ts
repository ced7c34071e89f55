export { type RequestLog, type SeenRequest } from '../backend/requestLog.ts'
export { type NameEntry, type Names, type RegisteredName } from '../backend/state/names.ts'
export { type Project } from '../backend/state/project.ts'
export { type Sessions, type StoredSession } from '../backend/state/sessions.ts'
export { type Setting } from '../backend/state/setting.ts'
export { type EventLog } from '../backend/state/events.ts'
export { type BackendState } from '../backend/state/createBackendState.ts'
export { type AdditionalHoldings } from '../backend/holdings/additionalHoldings.ts'
export { type Clock } from '../clock.ts'
export { SandboxError, type SandboxErrorCode } from '../base/errors.ts'
export { DEV_MNEMONIC, type DevAccount, devAccounts } from '../evm/accounts.ts'
export { setSwapPrice, type SetSwapPriceParameters } from '../evm/router.ts'
export type { SandboxUrls } from '../base/urls.ts'
export type { Listening } from '../base/listen.ts'
export type { Fault, Faults } from '../base/faults.ts'
export { createLies, type CreateLiesParameters, type Lies } from '../lies/createLies.ts'
export { type RelayFault, type RelayFaults } from '../relay/faults.ts'
export { type RelayRequest, type RelayRequests } from '../relay/requests.ts'
export { type Relay } from '../relay/startRelay.ts'
export { type SafeOptions } from '../safe/createSafe.ts'
export { startSafe } from '../safe/startSafe.ts'
export { type FrameBehaviour } from '../embedded/frameBehaviours.ts'
export { type SecureSite } from '../embedded/server.ts'
export { solanaAccounts, type SolanaDevAccount } from '../solana/accounts.ts'
export {
  SOLANA_TOKEN_MINT,
  type SandboxCollection,
  sandboxCollections,
  type SandboxNft,
  type SandboxToken,
  sandboxTokens,
  SWAP_ROUTER,
} from '../base/tokens.ts'
export { createSandbox, type Sandbox, type SandboxOptions, type SandboxWithoutRelay } from '../world.ts'
