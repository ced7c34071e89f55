import { abortable, settledWithin } from '../async/deadline.ts'
import type { ConnectorSession } from '../connector.ts'
import { createError } from '../errors/catalogue.ts'
import { walletErrors } from '../errors/walletErrors.ts'
import type { CaipNetwork, ChainNamespace } from '../types.ts'
import type { WalletChange, WalletDriver } from './walletDriver.ts'

/** Time limit of a disconnect in ms. */
const FORGET_TIMEOUT_MS = 100

export type AskDriverParameters = {
  readonly namespace: ChainNamespace
  readonly isAvailable: () => boolean
}

export type AskedDriver = {
  connect(parameters: Parameters<WalletDriver['connect']>[0]): Promise<ConnectorSession>
  restore(
    parameters: Parameters<NonNullable<WalletDriver['restore']>>[0],
  ): Promise<ConnectorSession | undefined>
  disconnect(): Promise<void>
  switchNetwork(parameters: {
    readonly network: CaipNetwork
    readonly signal?: AbortSignal | undefined
    /** Called with the change, also if the wallet switches after an abort. */
    readonly onChange: (change: WalletChange) => void
  }): Promise<void>
}

/** Wraps a driver: its errors become FoyerErrors, and requests settle on abort. */
export function askDriver(
  driver: WalletDriver,
  { namespace, isAvailable }: AskDriverParameters,
): AskedDriver {
  const toWalletError = walletErrors(namespace)
  return {
    async connect(parameters) {
      const { signal } = parameters
      if (!isAvailable())
        throw createError('PROVIDER_NOT_FOUND', undefined, { prefix: `${namespace}:connect` })
      try {
        signal?.throwIfAborted()
        return await abortable(driver.connect(parameters), signal)
      } catch (error) {
        throw toWalletError(error, { operation: 'connect', code: 'CONNECT_FAILED', signal })
      }
    },
    restore: (parameters) =>
      quietly(async () => abortable(driver.restore?.(parameters) ?? none(), parameters.signal)),
    // A failed or unsupported disconnect is ignored.
    disconnect: () =>
      settledWithin(
        FORGET_TIMEOUT_MS,
        quietly(async () => driver.disconnect?.()),
      ),
    async switchNetwork({ network, signal, onChange }) {
      try {
        signal?.throwIfAborted()
        if (!driver.switchNetwork)
          throw createError('SWITCH_NOT_SUPPORTED', undefined, { prefix: `${namespace}:switchNetwork` })
        await abortable(driver.switchNetwork(network, signal).then(onChange), signal)
      } catch (error) {
        throw toWalletError(error, { operation: 'switchNetwork', code: 'CHAIN_NOT_SUPPORTED', signal })
      }
    },
  }
}

const none = async (): Promise<undefined> => undefined

/** Value of a promise; `undefined` if it rejects. */
async function quietly<value>(call: () => Promise<value>): Promise<value | undefined> {
  try {
    return await call()
  } catch {
    return undefined
  }
}
