import { bytesToHex } from '@noble/hashes/utils'
import { bech32 } from '@scure/base'
import { type JsonAnswer, startJsonServer } from '../base/jsonServer.ts'
import type { Listening, ListenOptions } from '../base/listen.ts'
import { cosmosAccount } from './accounts.ts'

const BAD_REQUEST = 400
const INVALID_ARGUMENT = 3
const ACCOUNTS = 4
/** 42 ATOM, and the same amount of every other coin. */
const START_BALANCE = 42_000_000n

export type CosmosServer = Listening & {
  /** Gives an account of the sandbox another balance. */
  readonly setBalance: (index: number, amount: bigint) => void
  readonly reset: () => void
}

const refusal = (message: string): JsonAnswer => ({
  status: BAD_REQUEST,
  body: { code: INVALID_ARGUMENT, message, details: [] },
})

/**
 * A stub of a chain's REST server: it answers balances, all or by denom, for addresses of any prefix, and the supply of
 * `uatom`.
 */
export async function startCosmosServer(options?: ListenOptions): Promise<CosmosServer> {
  const balances = new Map<string, bigint>()
  const setBalance = (index: number, amount: bigint): void =>
    void balances.set(bytesToHex(cosmosAccount(index).accountId), amount)
  function reset(): void {
    balances.clear()
    for (let index = 0; index < ACCOUNTS; index += 1) setBalance(index, START_BALANCE)
  }
  const listening = await startJsonServer(({ path, query }) => {
    if (path === '/cosmos/bank/v1beta1/supply/by_denom') {
      const denom = query.get('denom') ?? ''
      const supply = denom === 'uatom' ? [...balances.values()].reduce((sum, each) => sum + each, 0n) : 0n
      return { body: { amount: { denom, amount: `${supply}` } } }
    }
    const [, address, isOne] = /^\/cosmos\/bank\/v1beta1\/balances\/([^/]+)(\/by_denom)?$/.exec(path) ?? []
    if (address === undefined) return undefined
    const decoded = bech32.decodeUnsafe(address)
    if (!decoded) return refusal('invalid address')
    const amount = balances.get(bytesToHex(bech32.fromWords(decoded.words))) ?? 0n
    const denom = decoded.prefix === 'cosmos' ? 'uatom' : `u${decoded.prefix}`
    const coins =
      amount > 0n
        ? [
            { denom: 'ibc/27394FB092D2ECCD', amount: '1' },
            { denom, amount: `${amount}` },
          ]
        : []
    if (isOne) {
      const asked = query.get('denom') ?? ''
      if (asked === '') return refusal('invalid denom')
      return {
        body: { balance: coins.find((coin) => coin.denom === asked) ?? { denom: asked, amount: '0' } },
      }
    }
    return { body: { balances: coins, pagination: { next_key: null, total: `${coins.length}` } } }
  }, options)
  reset()
  return { ...listening, setBalance, reset }
}
