import { type Address, concat, type Hex, hexToBigInt, numberToHex, pad } from 'viem'
import { requestRpcBatch, type Send } from '../base/rpc.ts'
import {
  nativeTokens,
  type SandboxCollection,
  sandboxCollections,
  type SandboxNft,
  type SandboxToken,
  sandboxTokens,
} from '../base/tokens.ts'

/** Amount of a token or native currency, in base units. */
export type Holding = { readonly token: SandboxToken; readonly amount: bigint }

export type HeldNft = {
  readonly collection: SandboxCollection
  readonly nft: Pick<SandboxNft, 'id' | 'name'>
}

export type ReadEvmParameters = {
  readonly url: string
  readonly chainId: number
  readonly address: Address
  readonly send?: Send | undefined
}

const BALANCE_OF = '0x70a08231'
const TOKEN_OF_OWNER_BY_INDEX = '0x2f745c59'

const call = (to: string, selector: Hex, ...words: readonly Hex[]) => ({
  method: 'eth_call',
  params: [{ to, data: concat([selector, ...words.map((word) => pad(word, { size: 32 }))]) }, 'latest'],
})

/** Current holdings of an account, native currency first, without zero amounts. */
export async function readEvmHoldings(parameters: ReadEvmParameters): Promise<readonly Holding[]> {
  const { url, chainId, address, send } = parameters
  const isHere = ({ caipNetworkId }: SandboxToken): boolean => caipNetworkId === `eip155:${chainId}`
  const tokens = [...nativeTokens, ...sandboxTokens].filter(isHere)
  const amounts = await requestRpcBatch(
    url,
    tokens.map((token) =>
      token.address === undefined
        ? { method: 'eth_getBalance', params: [address, 'latest'] }
        : call(token.address, BALANCE_OF, address),
    ),
    send,
  )
  return tokens
    .map((token, index) => ({ token, amount: hexToBigInt(amounts[index] as Hex) }))
    .filter(({ amount }) => amount > 0n)
}

/** NFTs that an account owns. */
export async function readEvmNfts({
  url,
  chainId,
  address,
  send,
}: ReadEvmParameters): Promise<readonly HeldNft[]> {
  const here = sandboxCollections.filter(({ caipNetworkId }) => caipNetworkId === `eip155:${chainId}`)
  const counts = await requestRpcBatch(
    url,
    here.map((collection) => call(collection.address, BALANCE_OF, address)),
    send,
  )
  const places = here.flatMap((collection, at) =>
    Array.from({ length: Number(counts[at]) }, (_, index) => ({ collection, index })),
  )
  const ids = await requestRpcBatch(
    url,
    places.map(({ collection, index }) =>
      call(collection.address, TOKEN_OF_OWNER_BY_INDEX, address, numberToHex(index)),
    ),
    send,
  )
  return places.map(({ collection }, at) => {
    const id = hexToBigInt(ids[at] as Hex)
    return { collection, nft: { id, name: `${collection.name} #${id}` } }
  })
}
