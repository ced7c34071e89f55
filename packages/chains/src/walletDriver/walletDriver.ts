import type { ConnectorAccount, ConnectorSession, ConnectParameters } from '../connector.ts'
import type { CaipNetwork } from '../types.ts'

/** What a wallet is on by itself: absent fields did not change. */
export type WalletChange = {
  readonly accounts?: readonly ConnectorAccount[] | undefined
  readonly chainId?: string | undefined
}

/** What a driver hears from its wallet. */
export type DriverListener = {
  readonly change: (change: WalletChange) => void
  readonly disconnect: () => void
}

/**
 * One wallet, spoken to in its own way: what a family writes for each kind of wallet that it reaches. Methods throw
 * whatever the wallet throws.
 */
export type WalletDriver = {
  /** The family's native provider. */
  readonly provider: unknown
  connect(parameters: Omit<ConnectParameters, 'namespaces'>): Promise<ConnectorSession>
  /** Reads without a prompt; `undefined` when the wallet no longer knows the page. */
  restore?(parameters: Pick<ConnectParameters, 'networks' | 'signal'>): Promise<ConnectorSession | undefined>
  disconnect?(): Promise<unknown>
  /** Resolves with what changed by it. Absent: the wallet cannot. */
  switchNetwork?(network: CaipNetwork): Promise<WalletChange>
  /** Listens, as soon as there is something to listen to. Returns the undo. */
  listen?(listener: DriverListener): (() => void) | undefined
}
