import { devAccounts } from '@foyer/sandbox'
import { createWalletClient, http, publicActions, type Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'

/** A contract that stores one number: `get()` returns it, `set(number)` sets it. */
export const counterAbi = [
  { type: 'function', name: 'get', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] },
  {
    type: 'function',
    name: 'set',
    stateMutability: 'nonpayable',
    inputs: [{ name: 'number', type: 'uint256' }],
    outputs: [],
  },
] as const

// Distinguishes `set` and `get` by the length of the calldata, not by the selector.
const bytecode = '0x601a80600b6000396000f33660241460125760005460005260206000f35b60043560005500'

/** Deploys the contract. */
export async function deployCounter(url: string): Promise<Address> {
  const account = privateKeyToAccount(devAccounts[2]?.privateKey ?? '0x')
  const client = createWalletClient({ account, chain: mainnet, transport: http(url) }).extend(publicActions)
  const hash = await client.deployContract({ abi: counterAbi, bytecode })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  if (!contractAddress) throw new TypeError('The counter was not deployed')
  return contractAddress
}
