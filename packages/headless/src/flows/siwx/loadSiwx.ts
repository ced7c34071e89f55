import type { SiwxSession } from '@foyer/chains/siwx'
import { load } from '@foyer/chains'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { networksAtom } from '../../wallet/network/state.ts'
import { operationNetwork } from '../../wallet/network/operationNetwork.ts'
import type { Siwx } from '../../core/contracts/siwx.ts'

/** The app's way of signing in, made once per config; `undefined` when it has none. */
export function loadSiwx(config: Config): Promise<Siwx | undefined> {
  const { shared } = internalsOf(config)
  const made = shared.get('siwx') ?? makeSiwx(config)
  shared.set('siwx', made)
  return made as Promise<Siwx | undefined>
}

async function makeSiwx(config: Config): Promise<Siwx | undefined> {
  const { options, storage, timers } = internalsOf(config)
  const { now } = timers
  if (options.siweConfig) {
    const { fromSiweConfig } = await load(() => import('./fromSiweConfig.ts'))
    return fromSiweConfig(options.siweConfig, { now })
  }
  const { siwx } = options
  return typeof siwx === 'function'
    ? siwx({ storage, now, verify: (session) => verify(config, session) })
    : siwx
}

/** Judges a session with the app's own networks and families. */
async function verify(config: Config, session: SiwxSession): Promise<unknown> {
  const { verifySiwxSession } = await load(() => import('@foyer/chains/siwx'))
  const { adapters, store, timers } = internalsOf(config)
  const networks = store.get(networksAtom).map((network) => operationNetwork(config, network))
  return verifySiwxSession(session, {
    adapters: [...adapters.values()],
    now: timers.now(),
    networks,
    contractRpcUrls: Object.fromEntries(
      networks.map(({ caipNetworkId, rpcUrls }) => [caipNetworkId, rpcUrls.default.http]),
    ),
  })
}
