import { base64, hex } from '@scure/base'
import { parseAddresses } from '../../bip122/parseAddresses.ts'
import type { BitcoinProvider } from '../../bip122/provider.ts'
import { isTaproot } from '../../bip122/rules.ts'
import { createError } from '../../errors/catalogue.ts'
import { read } from '../../errors/foreign.ts'
import type { SessionBridge } from '../createBridge.ts'
import type { NamespaceProvider } from './createProviders.ts'

/** The session as a Bitcoin provider. */
export function bitcoinProvider(bridge: SessionBridge): NamespaceProvider {
  const own = (): readonly string[] => bridge.addresses('bip122')
  const can = (method: string): boolean => bridge.sessionNamespace('bip122').methods.includes(method)
  const ask = (method: string, params: unknown): Promise<unknown> =>
    bridge.request('bip122', { method, params })
  const provider: BitcoinProvider = {
    async getAccountAddresses() {
      const [account] = own()
      const granted = own().map((address) => ({ address, purpose: 'payment' as const }))
      if (!account || !can('getAccountAddresses')) return granted
      const answered = parseAddresses(await ask('getAccountAddresses', { account }))
      return answered.length > 0 ? answered : granted
    },
    // Wallets sign by ECDSA if no protocol is named.
    async signMessage({ address, message, protocol = isTaproot(address) ? 'bip322' : undefined }) {
      const account = own()[0] ?? address
      const answer = await ask('signMessage', { account, address, message, ...(protocol && { protocol }) })
      const signature = read(answer, 'signature')
      if (typeof signature !== 'string')
        throw createError('SIGN_MESSAGE_FAILED', undefined, { prefix: 'bip122:signMessage' })
      // The protocol uses hex, the namespace base64; some wallets send base64.
      return /^(?:[0-9a-f]{2})+$/i.test(signature)
        ? base64.encode(hex.decode(signature.toLowerCase()))
        : signature
    },
    async signPsbt({ psbt, signInputs, broadcast = false }) {
      const account = own()[0] ?? signInputs[0]?.address
      const answer = await ask('signPsbt', { account, psbt, signInputs, broadcast })
      const signed = read(answer, 'psbt')
      const txid = read(answer, 'txid')
      if (typeof signed !== 'string')
        throw createError('SIGN_TRANSACTION_FAILED', undefined, { prefix: 'bip122:signPsbt' })
      return { psbt: signed, ...(typeof txid === 'string' && { txid }) }
    },
    async sendTransfer({ address, recipient, amount }) {
      const answer = await ask('sendTransfer', {
        account: address,
        recipientAddress: recipient,
        amount: `${amount}`,
      })
      const txid = read(answer, 'txid')
      if (typeof txid !== 'string')
        throw createError('SEND_UNCLEAR', undefined, { prefix: 'bip122:sendTransfer' })
      return txid
    },
  }
  return { provider }
}
