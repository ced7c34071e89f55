// Compiled in an app that installed the packed packages: types of peers are those of the app.
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, solana as solanaNetwork } from '@foyer/chains/networks'
import { solana, toSolanaSigner } from '@foyer/chains/solana'
import { createConfig, useBalance } from '@foyer/headless'
import { balanceQueryOptions, getQueryClient } from '@foyer/headless/query'
import { getPublicClient } from '@foyer/headless/viem'
import { createDefaultRpcTransport, type MessageModifyingSigner } from '@solana/kit'
import { QueryClient, type UseQueryResult } from '@tanstack/react-query'
import { parseAbi, type PublicClient } from 'viem'

const config = createConfig({
  networks: [mainnet, solanaNetwork],
  adapters: [
    eip155(),
    solana({
      transports: {
        [solanaNetwork.caipNetworkId]: createDefaultRpcTransport({ url: 'https://node.example' }),
      },
    }),
  ],
  queryClient: new QueryClient(),
})

export const queries: QueryClient = getQueryClient(config)
export const fetched = queries.fetchQuery(
  balanceQueryOptions(config, { address: '0x1', caipNetworkId: 'eip155:1' }),
)
export const useRead = (): Pick<UseQueryResult, 'status'> => useBalance()
export const client: PublicClient = getPublicClient(config, { caipNetworkId: 'eip155:1' })
export const supply: Promise<bigint> = getPublicClient(config).readContract({
  address: '0x52908400098527886E0F7030069857D2E4169EE7',
  abi: parseAbi(['function totalSupply() view returns (uint256)']),
  functionName: 'totalSupply',
})
export const signer: MessageModifyingSigner = toSolanaSigner(config)
