import { extendNetwork } from '@foyer/chains'
import { type SiwxSession, verifySiwxSession } from '@foyer/chains/siwx'
import type { SiwxContext } from '../../core/contracts/siwx.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { networksAtom } from '../../wallet/state.ts'

/** Verifies a session with the app's networks and adapters. */
export function verifySession(
  config: Config,
  session: SiwxSession,
  expected: Parameters<SiwxContext['verify']>[1],
): Promise<unknown> {
  const { adapters, options, store, timers } = internalsOf(config)
  const networks = store.get(networksAtom).map((network) => extendNetwork(network, options))
  return verifySiwxSession(session, {
    ...expected,
    adapters: [...adapters.values()],
    now: timers.now(),
    networks,
    contractRpcUrls: Object.fromEntries(
      networks.map(({ caipNetworkId, rpcUrls }) => [caipNetworkId, rpcUrls.default.http]),
    ),
  })
}
