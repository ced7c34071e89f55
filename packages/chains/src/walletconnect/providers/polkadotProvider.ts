import { bytesToHex, hexToBytes } from '@noble/hashes/utils'
import type { ConnectorEvent } from '../../connector.ts'
import { createEmitter } from '../../emitter.ts'
import { createError } from '../../errors/catalogue.ts'
import { read } from '../../errors/foreign.ts'
import type { PolkadotAccount, PolkadotProvider } from '../../polkadot/provider.ts'
import { toSignedBytes } from '../../polkadot/toSignedBytes.ts'
import { exactText } from '../../text/exactText.ts'
import type { SessionBridge } from '../createBridge.ts'
import type { NamespaceProvider } from './createProviders.ts'

/** Session as an enabled Polkadot extension. */
export function polkadotProvider(bridge: SessionBridge): NamespaceProvider {
  const emitter = createEmitter<readonly PolkadotAccount[]>()
  let requests = 0
  const accounts = (): readonly PolkadotAccount[] =>
    bridge.addresses('polkadot').map((address) => ({ address }))
  const provider: PolkadotProvider = {
    accounts: {
      get: async () => accounts(),
      subscribe(listener) {
        const stop = emitter.subscribe(listener)
        listener(accounts())
        return stop
      },
    },
    signer: {
      async signRaw({ address, data }) {
        const message = exactText(hexToBytes(data.slice(2)))
        // Wallets read `message`, which they wrap; the current documentation of the method has the wrapped `data`.
        const wrapped = `0x${bytesToHex(toSignedBytes(message))}`
        const answer = await bridge.request('polkadot', {
          method: 'polkadot_signMessage',
          params: { address, message, data: wrapped, type: 'bytes' },
        })
        return { id: ++requests, signature: signatureOf(answer, 'SIGN_MESSAGE_FAILED') }
      },
      async signPayload(transactionPayload) {
        const { address } = transactionPayload
        const answer = await bridge.request('polkadot', {
          method: 'polkadot_signTransaction',
          params: { address, transactionPayload },
        })
        return { id: ++requests, signature: signatureOf(answer, 'SIGN_TRANSACTION_FAILED') }
      },
    },
  }
  return {
    provider,
    onEvent({ type }: ConnectorEvent) {
      if (type === 'change' || type === 'disconnect') emitter.emit(accounts())
    },
  }
}

function signatureOf(
  answer: unknown,
  code: 'SIGN_MESSAGE_FAILED' | 'SIGN_TRANSACTION_FAILED',
): `0x${string}` {
  const signature = read(answer, 'signature')
  if (typeof signature !== 'string') throw createError(code, undefined, { prefix: 'polkadot:sign' })
  return signature.startsWith('0x') ? (signature as `0x${string}`) : `0x${signature}`
}
