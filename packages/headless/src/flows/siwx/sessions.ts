import type { CaipNetworkId } from '@foyer/chains'
import type { SiwxSession } from '@foyer/chains/siwx'

/** A place where sessions are kept. It need not judge them. */
export type SiwxSessions = {
  get(chainId: CaipNetworkId, accountAddress: string): Promise<readonly SiwxSession[]>
  /** In the place of others for the same network and account. */
  add(session: SiwxSession): Promise<void>
  set(sessions: readonly SiwxSession[]): Promise<void>
  remove(chainId: CaipNetworkId, accountAddress: string): Promise<void>
}
