import {
  createClient,
  custom,
  ProviderDisconnectedError,
  walletActions,
  type Account,
  type Chain,
  type CustomTransport,
  type WalletClient,
} from 'viem'
import { signerOf, type SignerSource } from '../adapter.ts'
import { createError } from '../errors/catalogue.ts'
import { read } from '../errors/foreign.ts'
import { isUserRejected } from '../errors/UserRejectedError.ts'
import type { Hex } from '../types.ts'
import { INTERNAL_ERROR, ProviderRpcError, toAnswerError } from './ProviderRpcError.ts'
import { askReviewed } from './requests/askReviewed.ts'
import { toViemChain } from './toViemChain.ts'
import { request } from './wire.ts'

/**
 * viem wallet client of the current connection: create it once; account, chain and wallet follow. Without a connection
 * its requests throw EIP-1193's 4900, and `account` is undefined.
 *
 * @example
 * ```ts
 * import type { SignerSource } from '@foyer/chains'
 * import { toWalletClient } from '@foyer/chains/eip155'
 * declare const config: SignerSource
 * const client = toWalletClient(config)
 * const hash = await client.sendTransaction({ to: '0x52908400098527886E0F7030069857D2E4169EE7', value: 1n })
 * ```
 */
export function toWalletClient(source: SignerSource): WalletClient<CustomTransport, Chain, Account> {
  const getSigner = () => source.getSigner('eip155')
  const transport = custom({
    async request({ method, params }: { readonly method: string; readonly params?: readonly unknown[] }) {
      const signer = await signerOf(source, 'eip155')
      if (!signer) throw new ProviderDisconnectedError(createError('NOT_CONNECTED', { namespace: 'eip155' }))
      try {
        return await askReviewed(source, { method, params }, (asked) =>
          request(signer.provider, method, asked),
        )
      } catch (error) {
        throw toViemError(error, method)
      }
    },
  })
  const following = {
    account: {
      enumerable: true,
      get: () => {
        const address = getSigner()?.address as Hex | undefined
        return address && { address, type: 'json-rpc' }
      },
    },
    chain: {
      enumerable: true,
      get: () => {
        const network = getSigner()?.network
        return network && toViemChain(network)
      },
    },
  } as const
  /** Lets a client and its extensions follow the connection: viem copies the values of a client that it extends. */
  const follow = (client: Extensible): Extensible => {
    const { extend } = client
    return Object.defineProperties(client, {
      ...following,
      extend: { enumerable: true, value: (actions: unknown) => follow(extend(actions)) },
    })
  }
  const client = follow(createClient({ transport, name: 'Foyer' }) as unknown as Extensible)
  const extended: unknown = client.extend(walletActions)
  return extended as WalletClient<CustomTransport, Chain, Account>
}

/**
 * viem reads numeric codes, and has an error of its own for most; a rejection may have that of an internal error. The
 * causes of a rejection contain a `UserRejectedError`, for `isUserRejected`.
 */
function toViemError(error: unknown, method: string): unknown {
  const code = read(error, 'code')
  const answer = toAnswerError(error, method)
  if (typeof code !== 'number' || code === INTERNAL_ERROR) return answer
  if (!isUserRejected(answer)) return error
  return new ProviderRpcError(code, answer.message, { cause: answer.cause, data: answer.data })
}

type Extensible = { readonly extend: (actions: unknown) => Extensible }
