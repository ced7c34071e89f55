import { ed25519 } from '@noble/curves/ed25519'
import { base58, base64 } from '@scure/base'
import { requestRpc } from '../base/rpc.ts'
import { listOf, recordOf, stringOf } from '../wallets/parameters.ts'
import { rpcError } from '../wallets/rpcErrors.ts'
import { signWire } from '../wallets/solana/signWire.ts'
import type { Keys } from './keys.ts'
import type { SecureWalletOptions } from './types.ts'

/** Handles requests on Solana. */
export async function requestSolana(
  method: string,
  params: unknown,
  { solana }: Keys,
  { solanaUrl = '' }: Pick<SecureWalletOptions, 'solanaUrl'>,
): Promise<unknown> {
  const fields = recordOf(params, 'parameters')
  const bytesOf = (value: unknown): Uint8Array => base58.decode(stringOf(value, 'base58'))
  const sign = (wire: unknown): Uint8Array => signWire(bytesOf(wire), solana.privateKey)
  switch (method) {
    case 'solana_signMessage':
      if (fields['pubkey'] !== solana.address)
        throw rpcError('unauthorized', `The wallet has no account ${String(fields['pubkey'])}`)
      return { signature: base58.encode(ed25519.sign(bytesOf(fields['message']), solana.privateKey)) }
    case 'solana_signTransaction':
      return { transaction: base58.encode(sign(fields['transaction'])) }
    case 'solana_signAllTransactions':
      return { transactions: listOf(fields['transactions']).map((wire) => base58.encode(sign(wire))) }
    case 'solana_signAndSendTransaction': {
      const wire = base64.encode(sign(fields['transaction']))
      return { signature: await requestRpc(solanaUrl, 'sendTransaction', [wire, { encoding: 'base64' }]) }
    }
  }
  throw rpcError('unsupported', `The secure site does not know ${method}`)
}
