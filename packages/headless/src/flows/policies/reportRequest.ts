import type { WalletRequest } from '../../core/contracts/policies.ts'
import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import { readDecimals, readSymbol } from '../../data/tokens/tokenContract.ts'
import { simulateTransaction } from '../../wallet/simulateTransaction.ts'
import { networksAtom } from '../../wallet/state.ts'
import { effectsOf, networkOf } from './requestEffects.ts'
import type { RequestReport, ReviewedSimulation } from './state.ts'

/**
 * Reads the effects of a request under review from nodes, and calls `note` with each part; a failed simulation is
 * `unknown`. Ends when the signal aborts.
 */
export async function reportRequest(
  config: Config,
  request: WalletRequest,
  signal: AbortSignal,
  note: (report: RequestReport) => void,
): Promise<void> {
  await Promise.allSettled([
    simulateCalls(config, request, signal, (simulation) => note({ simulation })).catch(() =>
      note({ simulation: { status: 'unknown' } }),
    ),
    readTokens(config, request, readDecimals).then((decimals) => decimals && note({ decimals })),
    readTokens(config, request, readSymbol).then((symbols) => symbols && note({ symbols })),
  ])
}

/** Most tokens of a request that are read; with more, amounts are shown in base units. */
const MAX_TOKENS = 8

/** Reports of the contracts of the tokens of a request, by token; those without an answer are absent. */
async function readTokens<value>(
  config: Config,
  request: WalletRequest,
  read: (config: Config, of: Parameters<typeof readDecimals>[1]) => Promise<value | undefined>,
): Promise<Readonly<Record<string, value>> | undefined> {
  const caipNetworkId = networkOf(request)
  const networks = internalsOf(config).store.get(networksAtom)
  const tokens = [...new Set(effectsOf(request).map(({ token }) => token.toLowerCase()))]
  if (tokens.length === 0 || tokens.length > MAX_TOKENS) return undefined
  if (!networks.some((network) => network.caipNetworkId === caipNetworkId)) return undefined
  const reports = tokens.map(async (token) => {
    const report = await read(config, { caipNetworkId, token }).catch(() => undefined)
    return report === undefined ? [] : [[token, report] as const]
  })
  return Object.fromEntries((await Promise.all(reports)).flat())
}

/**
 * Simulates the calls of a transaction or batch in order, each in the state after the previous one. `note` receives
 * the simulation, and again with the decimals and symbols of its tokens; `unknown` on a network that the config does
 * not have.
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
    const of = { caipNetworkId, token: each.token }
    const isTaken = each.change.startsWith('-')
    const [decimals, symbol] = await Promise.all([
      readDecimals(config, of).catch(() => undefined),
      isTaken ? readSymbol(config, of).catch(() => undefined) : undefined,
    ])
    return { ...each, decimals, ...(symbol !== undefined && { symbol }) }
  })
  note({ ...simulation, changes: await Promise.all(changes) })
}
