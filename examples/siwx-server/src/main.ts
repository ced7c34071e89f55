import { eip155 } from '@foyer/chains/eip155'
import { mainnet, polygon, solana as solanaNetwork } from '@foyer/chains/networks'
import { solana } from '@foyer/chains/solana'
import { createSignInServer } from './createSignInServer.ts'

// Reached by `/auth` of the app's origin, so that the cookie belongs to that origin.
const origin = process.env['ORIGIN'] ?? 'http://localhost:5173'
const port = Number(process.env['PORT'] ?? 8787)
// Your own node for contract accounts: its answer decides whether the signature is valid.
const rpcUrl = process.env['ETHEREUM_RPC_URL']

createSignInServer({
  origin,
  adapters: [eip155(), solana()],
  networks: [mainnet, polygon, solanaNetwork],
  ...(rpcUrl && { contractRpcUrls: { [mainnet.caipNetworkId]: [rpcUrl] } }),
}).listen(port, '127.0.0.1', () => console.log(`Signing in for ${origin} at http://127.0.0.1:${port}`))
