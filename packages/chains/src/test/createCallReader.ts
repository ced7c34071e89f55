import { encodeFunctionData, parseAbi } from 'viem'
import { createDescribeRequest } from '../eip155/requests/describeRequest.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import type { Hex } from '../types.ts'
import type { RequestedCall } from '../walletRequest.ts'
import { ME } from './evmAddresses.ts'

/** Functions that read calls by the account `ME`, of the contract `contract` by default. */
export function createCallReader(contract: string): {
  /** The call, as a policy gets it. */
  readonly describeCall: (data: Hex, to?: string) => Promise<RequestedCall | undefined>
  /** Its receivers other than the account. */
  readonly othersPaidBy: (data: Hex, to?: string) => Promise<readonly string[]>
} {
  const describeCall = async (data: Hex, to = contract): Promise<RequestedCall | undefined> => {
    const content = await createDescribeRequest()(
      { network: mainnet, provider: undefined },
      { method: 'eth_sendTransaction', params: [{ from: ME, to, data }] },
    )
    return content?.type === 'transaction' ? content.calls[0] : undefined
  }
  return {
    describeCall,
    othersPaidBy: async (data, to) =>
      ((await describeCall(data, to))?.receivers ?? []).filter((receiver) => receiver !== ME),
  }
}

/** Calldata of a function, such as `transfer(address,uint256)`. */
export const encode = (signature: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi: parseAbi([`function ${signature}`] as readonly string[]), args } as never)
