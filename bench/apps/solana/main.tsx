// Host with Ethereum and Solana.
import { eip155 } from '@foyer/chains/eip155'
import { mainnet, solana as solanaMainnet } from '@foyer/chains/networks'
import { solana } from '@foyer/chains/solana'
import { startHost } from '../startHost.tsx'

startHost({ networks: [mainnet, solanaMainnet], adapters: [eip155(), solana()] })
