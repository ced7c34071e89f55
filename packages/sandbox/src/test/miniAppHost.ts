import type { MiniAppHost } from '@farcaster/miniapp-host'
import { base58, base64 } from '@scure/base'
import { VersionedTransaction } from '@solana/web3.js'
import type { SolanaWallet } from '../wallets/solana/createSolanaWallet.ts'

type Request = {
  readonly method: 'connect' | 'signMessage' | 'signTransaction' | 'signAndSendTransaction'
  readonly params: { readonly message: string; readonly transaction: VersionedTransaction }
}

/** Answers of a Farcaster client to its mini app, with a Solana wallet if one is given. */
export const miniAppHost = (capabilities: readonly string[], solana?: SolanaWallet): MiniAppHost =>
  ({
    context: { user: { fid: 1 }, client: { clientFid: 9152, added: false } },
    getCapabilities: async () => [...capabilities, ...(solana ? ['wallet.getSolanaProvider'] : [])],
    getChains: async () => ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
    eip6963RequestProvider: () => undefined,
    ...(solana && { solanaProviderRequest: serveSolana(solana) }),
  }) as unknown as MiniAppHost

/** Requests of a client's Solana wallet (`SolanaRequestFn` of `@farcaster/miniapp-core`). */
function serveSolana({ wallet }: SolanaWallet): (request: Request) => Promise<object> {
  type Feature = Readonly<Record<string, (...inputs: readonly object[]) => Promise<readonly Output[]>>>
  type Output = { readonly signature: Uint8Array; readonly signedTransaction: Uint8Array }
  const ask = async (name: string, input: object): Promise<Output> => {
    const feature = wallet.features[`solana:${name}`] as Feature
    const [account] = wallet.accounts
    const [output] = (await feature[name]?.({ account, chain: 'solana:mainnet', ...input })) ?? []
    if (!output) throw new TypeError(`No answer to ${name}`)
    return output
  }
  return async ({ method, params }) => {
    if (method === 'connect') {
      const feature = wallet.features['standard:connect'] as { readonly connect: () => Promise<unknown> }
      await feature.connect()
      return { publicKey: wallet.accounts[0]?.address }
    }
    if (method === 'signMessage') {
      const { signature } = await ask(method, { message: new TextEncoder().encode(params.message) })
      return { signature: base64.encode(signature) }
    }
    const { signature, signedTransaction } = await ask(method, {
      transaction: params.transaction.serialize(),
    })
    if (method === 'signAndSendTransaction') return { signature: base58.encode(signature) }
    return { signedTransaction: VersionedTransaction.deserialize(signedTransaction) }
  }
}
