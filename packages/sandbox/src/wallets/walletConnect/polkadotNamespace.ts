import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { sign } from '@scure/sr25519'
import { polkadotAccount, type PolkadotSandboxAccount, ss58 } from '../../polkadot/accounts.ts'
import { recordOf, stringOf } from '../parameters.ts'
import { toPayloadBytes } from '../polkadot/toPayloadBytes.ts'
import { wrapBytes } from '../polkadot/wrapBytes.ts'
import { rpcError } from '../rpcErrors.ts'
import { createNamespaceWallet } from './createNamespaceWallet.ts'
import type { NamespaceOptions, NamespaceWallet } from './namespace.ts'

/** SS58 prefixes by CAIP-2 reference. Others use the generic one. */
const prefixes: Readonly<Record<string, number>> = { '91b171bb158e2d3848fa23a9f1c25182': 0 }
const GENERIC_PREFIX = 42

/** Type prefix of a signature on chains with several types. */
const SR25519 = '01'

/** Signs transactions and messages; messages are wrapped, so that they are no valid transaction. */
export function polkadotNamespace({ accounts }: NamespaceOptions): NamespaceWallet {
  const held = accounts.map((index) => polkadotAccount(index))
  const addressesOn = (reference: string): string[] =>
    held.map(({ publicKey }) => ss58(publicKey, prefixes[reference] ?? GENERIC_PREFIX))

  const find = (address: unknown, reference: string): PolkadotSandboxAccount => {
    const account = held[addressesOn(reference).indexOf(stringOf(address, 'an address'))]
    if (account) return account
    throw rpcError('unauthorized', 'The page has no permission for this account')
  }

  return createNamespaceWallet(addressesOn, {
    polkadot_signTransaction({ address, transactionPayload }, reference) {
      const { secretKey } = find(address, reference)
      const signature = sign(secretKey, toPayloadBytes(recordOf(transactionPayload, 'a transaction')))
      return { id: 1, signature: `0x${SR25519}${bytesToHex(signature)}` }
    },
    polkadot_signMessage({ address, message, data }, reference) {
      const account = find(address, reference)
      const text = stringOf(message, 'a message')
      const bytes = /^0x(?:[\da-f]{2})+$/i.test(text) ? hexToBytes(text.slice(2)) : utf8ToBytes(text)
      const wrapped = wrapBytes(bytes)
      // Wallets read one of the two.
      if (data !== undefined && data !== `0x${bytesToHex(wrapped)}`)
        throw rpcError('invalidParams', 'The data are not those of the wrapped message')
      return { signature: `0x${bytesToHex(sign(account.secretKey, wrapped))}` }
    },
  })
}
