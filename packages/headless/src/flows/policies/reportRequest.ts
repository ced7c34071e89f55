import { internalsOf } from '../../core/internals.ts'
import type { WalletRequest } from '../../core/contracts/policies.ts'
import type { Config } from '../../core/types.ts'
import { simulateTransaction } from '../../wallet/simulateTransaction.ts'
import { networksAtom } from '../../wallet/state.ts'
import { readDecimals } from '../../data/tokens/checkUnits.ts'
import { effectsOf, networkOf } from './limits.ts'
import type { RequestReview, ReviewedSimulation } from './state.ts'

/**
 * Reads the effects of a request under review from nodes, and calls `note` with each part; a failed simulation is
 * `unknown`. Ends when the signal aborts.
 */
export async function reportRequest(
  config: Config,
  request: WalletRequest,
  signal: AbortSignal,
  note: (report: Pick<RequestReview, 'simulation' | 'decimals'>) => void,
): Promise<void> {
  await Promise.allSettled([
    simulateCalls(config, request, signal, (simulation) => note({ simulation })).catch(() =>
      note({ simulation: { status: 'unknown' } }),
    ),
    readUnits(config, request).then((decimals) => decimals && note({ decimals })),
  ])
}

/** Most tokens of a request whose decimals are read; with more, amounts are shown in base units. */
const MAX_TOKENS = 8

/** Decimals of the tokens of a request, as their contracts report them; those without an answer are absent. */
async function readUnits(
  config: Config,
  request: WalletRequest,
): Promise<Readonly<Record<string, number>> | undefined> {
  const caipNetworkId = networkOf(request)
  const networks = internalsOf(config).store.get(networksAtom)
  const tokens = [...new Set(effectsOf(request).map(({ token }) => token.toLowerCase()))]
  if (tokens.length === 0 || tokens.length > MAX_TOKENS) return undefined
  if (!networks.some((network) => network.caipNetworkId === caipNetworkId)) return undefined
  const read = tokens.map(async (token) => {
    const decimals = await readDecimals(config, { caipNetworkId, token }).catch(() => undefined)
    return decimals === undefined ? [] : [[token, decimals] as const]
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}

/**
 * Simulates the calls of a transaction or batch in order, each in the state after the previous one. `note` receives the
 * simulation, and again with the decimals of its tokens; `unknown` on a network that the config does not have.
 */
async function simulateCalls(
  config: Config,
  request: WalletRequest,
  signal: AbortSignal,
  note: (simulation: ReviewedSimulation) => void,
): Promise<void> {
  const { account, caipNetworkId } = request
  const networks = internalsOf(config).store.get(networksAtom)
  if (request.type !== 'transaction') return
  const [call, ...rest] = request.calls
  const isKnown = networks.some((network) => network.caipNetworkId === caipNetworkId)
  if (call?.to === undefined || account === undefined || !isKnown) return note({ status: 'unknown' })
  const { to, value, data } = call
  const following = rest.map((each) => ({ to: each.to, value: each.value, data: each.data }))
  const simulation = await simulateTransaction(config, {
    account,
    caipNetworkId,
    to,
    value,
    data,
    following,
    signal,
  })
  note(simulation)
  if (!simulation.changes?.some(({ token }) => token !== undefined)) return
  const changes = simulation.changes.map(async (each) => {
    if (each.token === undefined) return each
    const decimals = await readDecimals(config, { caipNetworkId, token: each.token }).catch(() => undefined)
    return { ...each, decimals }
  })
  note({ ...simulation, changes: await Promise.all(changes) })
}
