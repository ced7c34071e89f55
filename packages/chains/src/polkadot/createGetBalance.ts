import { blake2b } from '@noble/hashes/blake2b'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import { decodeSs58 } from '../address/ss58.ts'
import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/foreign.ts'
import { type Fetch, fetchJson } from '../http.ts'
import type { Operation } from '../operations.ts'
import { toWalletError } from './wallet.ts'

const operation = 'getBalance'
const code = 'BALANCE_FAILED'

/** twox-128 of `System` and of `Account`: the storage of the accounts on every Substrate chain. */
const SYSTEM_ACCOUNT = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'
/** Offset of the free balance after four 32-bit numbers: 128 bits, little-endian. */
const FREE_START = 16
const FREE_END = 32

/** The free balance, from the network's nodes; 0 for an account without storage. */
export function createGetBalance(fetch: Fetch | undefined): Operation<'getBalance'> {
  return async ({ network, signal }, { address }) => {
    const { decimals, symbol } = network.nativeCurrency
    const fail = () => createError(code, undefined, { prefix: `polkadot:${operation}` })
    try {
      const account = decodeSs58(address)
      if (!account) throw fail()
      const params = [storageKeyOf(account.bytes)]
      const body = { jsonrpc: '2.0', id: 1, method: 'state_getStorage', params }
      const urls = network.rpcUrls.default.http
      const result = read(await fetchJson({ urls, body, fetch, signal }), 'result')
      const value = result === null ? 0n : freeBalanceOf(result)
      if (value === undefined) throw fail()
      return { value: `${value}`, decimals, symbol }
    } catch (error) {
      throw toWalletError(error, { operation, code, signal })
    }
  }
}

/** Storage key of an account in the map `System.Account` (blake2-128-concat): hash of the account id, account id. */
const storageKeyOf = (accountId: Uint8Array): string =>
  `0x${SYSTEM_ACCOUNT}${bytesToHex(blake2b(accountId, { dkLen: 16 }))}${bytesToHex(accountId)}`

function freeBalanceOf(value: unknown): bigint | undefined {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-f]{2})+$/i.test(value)) return undefined
  const free = hexToBytes(value.slice(2)).slice(FREE_START, FREE_END)
  if (free.length < FREE_END - FREE_START) return undefined
  return BigInt(`0x${bytesToHex(free.toReversed())}`)
}
