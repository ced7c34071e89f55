// Runs in an app that installed the packed packages: there is one copy of query code, and peers are found.
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, solana as solanaNetwork } from '@foyer/chains/networks'
import { solana } from '@foyer/chains/solana'
import { createConfig } from '@foyer/headless'
import { disconnect } from '@foyer/headless/actions'
import { getQueryClient } from '@foyer/headless/query'
import { getPublicClient } from '@foyer/headless/viem'
import { ConnectButton } from '@foyer/ui-radix'
import { QueryClient } from '@tanstack/react-query'
import { BaseError } from 'viem'

const config = createConfig({ networks: [mainnet, solanaNetwork], adapters: [eip155(), solana()] })
if (!(getQueryClient(config) instanceof QueryClient)) throw new Error('There are two copies of query code')
if (typeof ConnectButton !== 'function' && typeof ConnectButton !== 'object')
  throw new Error('ConnectButton is no component')
await disconnect(config)
const failure = await getPublicClient(config)
  .readContract({ address: '0x1', abi: [], functionName: 'none' })
  .catch((error) => error)
if (!(failure instanceof BaseError)) throw new Error('There are two copies of viem')
