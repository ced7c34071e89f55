import type { ListedOperations } from '../listOperations.ts'
import type { Eip155Operation } from './operationNames.ts'
import { readSession } from './readSession.ts'
import { sendTransaction } from './sendTransaction.ts'
import { signMessage } from './signMessage.ts'
import { signTypedData } from './signTypedData.ts'
import { switchNetwork } from './switchNetwork.ts'
import type { WaitOptions } from './waitForTransaction.ts'

const loadCalls = async () => (await import('./calls.ts')).calls
const loadPermissions = async () => (await import('./permissions.ts')).permissions

/** What every wallet can do stands here; the rest comes in parts that are needed together. */
export function createOperations(options: WaitOptions): ListedOperations<Eip155Operation> {
  const loadReads = async () => (await import('./read.ts')).createReads(options)
  const loadTransfers = async () => (await import('./transfer.ts')).createTransfers(options)
  return {
    readSession: async () => readSession,
    switchNetwork: async () => switchNetwork,
    signMessage: async () => signMessage,
    signTypedData: async () => signTypedData,
    sendTransaction: async () => sendTransaction,
    getAssets: async () => (await loadCalls()).getAssets,
    getCapabilities: async () => (await loadCalls()).getCapabilities,
    sendCalls: async () => (await loadCalls()).sendCalls,
    getCallsStatus: async () => (await loadCalls()).getCallsStatus,
    grantPermissions: async () => (await loadPermissions()).grantPermissions,
    revokePermissions: async () => (await loadPermissions()).revokePermissions,
    waitForTransaction: async () => (await loadReads()).waitForTransaction,
    estimateGas: async () => (await loadReads()).estimateGas,
    getBalance: async () => (await loadReads()).getBalance,
    transferToken: async () => (await loadTransfers()).transferToken,
    estimateTransfer: async () => (await loadTransfers()).estimateTransfer,
    getTransferReserve: async () => (await loadTransfers()).getTransferReserve,
    normalizeName: async () => (await import('./normalizeName.ts')).normalizeName,
    verifyMessage: async () => (await import('./verifyMessage.ts')).createVerifyMessage(options),
  }
}
