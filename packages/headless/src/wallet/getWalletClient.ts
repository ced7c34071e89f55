import { toWalletClient } from '@foyer/chains/eip155'
import type { Config } from '../core/types.ts'

/** viem wallet client of the connection: one object whose account, chain and wallet follow it. */
export type FollowingWalletClient = ReturnType<typeof toWalletClient>

/**
 * viem wallet client of the current connection, for code outside of React. Create it once; without a connection its
 * requests throw EIP-1193's 4900, and `account` is undefined.
 *
 * @example
 * ```ts
 * import type { Config } from '@foyer/headless'
 * import { getWalletClient } from '@foyer/headless/viem'
 * declare const config: Config
 * const wallet = getWalletClient(config)
 * const hash = await wallet.sendTransaction({ to: '0x52908400098527886E0F7030069857D2E4169EE7', value: 1n })
 * ```
 */
export const getWalletClient = (config: Config): FollowingWalletClient => toWalletClient(config)
