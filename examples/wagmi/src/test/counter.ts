import { createWalletClient, http, publicActions, type Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { devAccounts } from '@foyer/sandbox'

/** A contract that keeps one number: `get()` answers it, `set(number)` keeps it. */
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

// A call with an argument is a `set`, and one without a `get`: it looks at nothing but their length.
const bytecode = '0x601a80600b6000396000f33660241460125760005460005260206000f35b60043560005500'

/** Puts one onto a chain. */
export async function deployCounter(url: string): Promise<Address> {
  const account = privateKeyToAccount(devAccounts[2]?.privateKey ?? '0x')
  const client = createWalletClient({ account, chain: mainnet, transport: http(url) }).extend(publicActions)
  const hash = await client.deployContract({ abi: counterAbi, bytecode })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash, pollingInterval: 50 })
  if (!contractAddress) throw new TypeError('The counter was not deployed')
  return contractAddress
}
