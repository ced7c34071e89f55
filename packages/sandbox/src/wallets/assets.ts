import { formatUnits, type Hex, numberToHex } from 'viem'
import { pictureUrl } from '../base/picture.ts'
import { type HeldNft, type Holding, readEvmHoldings, readEvmNfts } from '../evm/readHoldings.ts'
import { listOf, recordOf, stringOf } from './parameters.ts'
import type { WalletState } from './walletState.ts'

type Asset = {
  readonly address: string
  readonly balance: Hex
  readonly type: 'native' | 'erc20' | 'erc721'
  readonly metadata: object
}

/** EIP-7811: assets of an account, read from the wallet's nodes. */
export type Assets = {
  readonly capability: { readonly supported: true }
  /** Refuses accounts that the page may not see. */
  readonly check: (params: readonly unknown[]) => void
  readonly list: (params: readonly unknown[]) => Promise<Readonly<Record<string, readonly Asset[]>>>
}

export function createAssets(state: WalletState): Assets {
  const read = async (chainId: number, url: string, account: unknown): Promise<readonly Asset[]> => {
    const asked = { url, chainId, address: state.find(account).address }
    const [coins, nfts] = await Promise.all([readEvmHoldings(asked), readEvmNfts(asked)])
    return [...coins.map(toCoin), ...nfts.map(toPicture)]
  }
  return {
    capability: { supported: true },
    check([asked]) {
      state.find(recordOf(asked, 'a question')['account'])
    },
    async list([asked]) {
      const { account, chainFilter, assetFilter, assetTypeFilter } = recordOf(asked, 'a question')
      const chains = [...state.rpcUrls].filter(([id]) => isIn(chainFilter, numberToHex(id)))
      const found = chains.map(async ([chainId, url]) => {
        const key = numberToHex(chainId)
        const wanted = assetFilter && recordOf(assetFilter, 'a filter')[key]
        const assets = await read(chainId, url, account)
        return [
          key,
          assets.filter(({ address, type }) => isIn(wanted, address) && isIn(assetTypeFilter, type)),
        ] as const
      })
      return Object.fromEntries(await Promise.all(found))
    },
  }
}

/** An absent filter matches everything. */
function isIn(filter: unknown, value: string): boolean {
  if (filter === undefined) return true
  return listOf(filter).some((each) => stringOf(each, 'a filter').toLowerCase() === value.toLowerCase())
}

function toCoin({ token, amount }: Holding): Asset {
  const { address = 'native', name, symbol, decimals, price } = token
  const value = Number(formatUnits(amount, decimals)) * price
  return {
    address,
    balance: numberToHex(amount),
    type: token.address === undefined ? 'native' : 'erc20',
    metadata: { name, symbol, decimals, price, iconUrl: pictureUrl(symbol), value },
  }
}

function toPicture({ collection, nft }: HeldNft): Asset {
  const { address, symbol } = collection
  return {
    address,
    balance: '0x1',
    type: 'erc721',
    metadata: { name: nft.name, symbol, tokenId: String(nft.id), iconUrl: pictureUrl(nft.name) },
  }
}
