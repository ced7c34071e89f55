import { base64 } from '@scure/base'
import { callMethod } from '../../callMethod.ts'
import { createError as createChainsError } from '../../errors/catalogue.ts'
import { hasMethod, read, undoOf } from '../../errors/foreign.ts'
import { createError } from '../errors.ts'
import type { BitcoinNetworkName } from '../networks.ts'
import { parseAddresses } from '../parseAddresses.ts'
import type { BitcoinSignInput } from '../provider.ts'
import type { BitcoinWallet, BitcoinWalletState } from '../wallet.ts'
import { inputsToSign } from './inputsToSign.ts'

const CHAINS: Readonly<Record<string, BitcoinNetworkName>> = {
  'bitcoin:mainnet': 'mainnet',
  'bitcoin:testnet': 'testnet',
  'bitcoin:signet': 'signet',
}

const SIGHASHES: Readonly<Record<number, string>> = {
  0x01: 'ALL',
  0x02: 'NONE',
  0x03: 'SINGLE',
  0x81: 'ALL|ANYONECANPAY',
  0x82: 'NONE|ANYONECANPAY',
  0x83: 'SINGLE|ANYONECANPAY',
}

/** A wallet with the Bitcoin features of Wallet Standard. It cannot send, and stays on its own network. */
export function createStandardWallet(wallet: unknown): BitcoinWallet {
  const name = `${read(wallet, 'name')}`
  const featureOf = (feature: string): unknown => read(read(wallet, 'features'), feature)
  const call = async (feature: string, method: string, value?: unknown): Promise<unknown> => {
    const found = featureOf(feature)
    if (!hasMethod(found, method))
      throw createError('METHOD_NOT_SUPPORTED', undefined, { prefix: `bip122:${method}` })
    return callMethod(found, method, value)
  }
  const accountOf = (address: string): unknown => {
    const accounts: unknown = read(wallet, 'accounts')
    const found = Array.isArray(accounts)
      ? accounts.find((account: unknown) => read(account, 'address') === address)
      : undefined
    if (!found) throw createChainsError('NOT_CONNECTED', { namespace: 'bip122' })
    return found
  }

  return {
    networks() {
      const chains: unknown = read(wallet, 'chains')
      return Array.isArray(chains) ? chains.flatMap((chain: unknown) => CHAINS[`${chain}`] ?? []) : []
    },
    async connect() {
      const answer = await call('bitcoin:connect', 'connect', { purposes: ['payment', 'ordinals'] })
      return stateOf(read(answer, 'accounts'))
    },
    async readState() {
      const state = stateOf(read(wallet, 'accounts'))
      if (state.addresses.length || !featureOf('standard:connect')) return state
      return stateOf(read(await call('standard:connect', 'connect', { silent: true }), 'accounts'))
    },
    disconnect: () =>
      call(featureOf('standard:disconnect') ? 'standard:disconnect' : 'bitcoin:disconnect', 'disconnect'),
    async switchNetwork() {
      throw createError('NETWORK_SWITCH_NOT_SUPPORTED', { name }, { prefix: 'bip122:switchNetwork' })
    },
    /** The wallet chooses the protocol by the type of the address. */
    async signMessage({ address, message }) {
      const input = { account: accountOf(address), message: new TextEncoder().encode(message) }
      return encodeFirst(await call('bitcoin:signMessage', 'signMessage', input), 'signature')
    },
    async signPsbt({ psbt, broadcast, ...inputs }) {
      if (broadcast) throw createError('METHOD_NOT_SUPPORTED', undefined, { prefix: 'bip122:signPsbt' })
      const bytes = base64.decode(psbt)
      const groups = groupsOf(inputsToSign(bytes, inputs)).map(({ address, sigHash, indexes }) => ({
        account: accountOf(address),
        signingIndexes: indexes,
        ...(sigHash && { sigHash }),
      }))
      const input = { psbt: bytes, inputsToSign: groups }
      const answers = await call('bitcoin:signTransaction', 'signTransaction', input)
      return { psbt: encodeFirst(answers, 'signedPsbt') }
    },
    listen({ changed }) {
      const events = featureOf('standard:events') ?? featureOf('bitcoin:events')
      if (!hasMethod(events, 'on')) return () => undefined
      const undo = events.on('change', (properties: unknown) => {
        const accounts: unknown = read(properties, 'accounts')
        if (Array.isArray(accounts)) changed(stateOf(accounts))
      })
      return undoOf(undo)
    },
  }
}

/** The bytes of the first result as base64; `''` without bytes. */
function encodeFirst(answers: unknown, key: string): string {
  const bytes = read(Array.isArray(answers) ? answers[0] : answers, key)
  return bytes instanceof Uint8Array ? base64.encode(bytes) : ''
}

const stateOf = (accounts: unknown): BitcoinWalletState => ({ addresses: parseAddresses(accounts) })

type Group = { readonly address: string; readonly sigHash: string | undefined; readonly indexes: number[] }

/** Inputs by address and sighash type. */
function groupsOf(inputs: readonly BitcoinSignInput[]): readonly Group[] {
  const grouped = new Map<string, Group>()
  for (const { address: own, index, sighashTypes } of inputs) {
    const sigHash = SIGHASHES[sighashTypes?.[0] ?? -1]
    const key = `${own} ${sigHash}`
    const group = grouped.get(key) ?? { address: own, sigHash, indexes: [] }
    group.indexes.push(index)
    grouped.set(key, group)
  }
  return [...grouped.values()]
}
