import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon, solana as solanaNetwork } from '@foyer/chains/networks'
import { solana } from '@foyer/chains/solana'
import { createSignInServer } from './createSignInServer.ts'

// Behind the app's own address, so that the cookie is its own: `/auth` of the app leads here.
const origin = process.env['ORIGIN'] ?? 'http://localhost:5173'
const port = Number(process.env['PORT'] ?? 8787)
// Your node for contract accounts: its answer decides about the sign-in.
const rpcUrl = process.env['ETHEREUM_RPC_URL']

createSignInServer({
  origin,
  adapters: [eip155(), solana()],
  networks: [mainnet, polygon, solanaNetwork],
  ...(rpcUrl && { contractRpcUrls: { [mainnet.caipNetworkId]: [rpcUrl] } }),
}).listen(port, '127.0.0.1', () => console.log(`Signing in for ${origin} at http://127.0.0.1:${port}`))
