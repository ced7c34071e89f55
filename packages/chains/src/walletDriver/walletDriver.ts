import type { ConnectorAccount, ConnectorSession, ConnectParameters } from '../connector.ts'
import type { CaipNetwork } from '../types.ts'

/** Change in the wallet; absent fields did not change. */
export type WalletChange = {
  readonly accounts?: readonly ConnectorAccount[] | undefined
  readonly chainId?: string | undefined
}

/** Listener of a driver's events. */
export type DriverListener = {
  readonly change: (change: WalletChange) => void
  readonly disconnect: () => void
}

/** Driver of one wallet, implemented per protocol. Methods throw the wallet's own errors. */
export type WalletDriver = {
  /** Native provider of the namespace. */
  readonly provider: unknown
  connect(parameters: Omit<ConnectParameters, 'namespaces'>): Promise<ConnectorSession>
  /** Reads without a prompt; `undefined` if the page has no permission any more. */
  restore?(parameters: Pick<ConnectParameters, 'networks' | 'signal'>): Promise<ConnectorSession | undefined>
  disconnect?(): Promise<unknown>
  /**
   * Resolves with the change, also after an abort if the wallet has switched by then. Absent: not supported.
   */
  switchNetwork?(network: CaipNetwork, signal?: AbortSignal): Promise<WalletChange>
  /** Subscribes to the wallet. Returns the unsubscribe function; `undefined` if the wallet cannot emit yet. */
  listen?(listener: DriverListener): (() => void) | undefined
}
