import { blake2b } from '@noble/hashes/blake2b'
import { bytesToHex } from '@noble/hashes/utils'
import { startJsonServer } from '../base/jsonServer.ts'
import type { Listening, ListenOptions } from '../base/listen.ts'
import { polkadotAccount } from './accounts.ts'

const ACCOUNTS = 4
/** 12.5 DOT. */
const START_BALANCE = 125_000_000_000n
const METHOD_NOT_FOUND = -32_601
const SYSTEM_ACCOUNT = '26aa394eea5630e07c48ae0c9558cef7b99d880ec681799c0cf30e8886371da9'

export type PolkadotServer = Listening & {
  /** Gives an account of the sandbox another free balance. */
  readonly setBalance: (index: number, planck: bigint) => void
  readonly reset: () => void
}

type Call = { readonly id: unknown; readonly method: string; readonly params?: readonly unknown[] }

/** A stub of a Substrate node that only answers balances. */
export async function startPolkadotServer(options?: ListenOptions): Promise<PolkadotServer> {
  const storage = new Map<string, string>()
  const setBalance = (index: number, planck: bigint): void =>
    void storage.set(keyOf(polkadotAccount(index).publicKey), accountInfo(planck))
  function reset(): void {
    storage.clear()
    for (let index = 0; index < ACCOUNTS; index += 1) setBalance(index, START_BALANCE)
  }
  const results: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    state_getStorage: ([key]) => storage.get(String(key)) ?? null,
    system_chain: () => 'Sandbox',
  }
  const listening = await startJsonServer(({ method, body }) => {
    if (method !== 'POST') return undefined
    const call = JSON.parse(body) as Call
    const run = Object.hasOwn(results, call.method) ? results[call.method] : undefined
    const head = { jsonrpc: '2.0', id: call.id }
    if (!run) return { body: { ...head, error: { code: METHOD_NOT_FOUND, message: 'Method not found' } } }
    return { body: { ...head, result: run(call.params ?? []) } }
  }, options)
  reset()
  return { ...listening, setBalance, reset }
}

const keyOf = (publicKey: Uint8Array): string =>
  `0x${SYSTEM_ACCOUNT}${bytesToHex(blake2b(publicKey, { dkLen: 16 }))}${bytesToHex(publicKey)}`

/** SCALE: nonce and three counters, then free, reserved and frozen balance, and flags. */
function accountInfo(free: bigint): string {
  const bytes = new Uint8Array(80)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 7, true)
  view.setUint32(8, 1, true)
  view.setBigUint64(16, free & 0xffff_ffff_ffff_ffffn, true)
  view.setBigUint64(24, free >> 64n, true)
  return `0x${bytesToHex(bytes)}`
}
