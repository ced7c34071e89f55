import type { CaipNetwork, Hex } from './types.ts'

export type TransactionOutcome = 'confirmed' | 'reverted' | 'pending'

/**
 * Everything that a family may be able to do, by name. A closed list: a family lists those it can, and a missing
 * key means that it cannot. Amounts are smallest units; results that are cached are plain JSON.
 */
export type OperationMap = {
  /** What the wallet has selected right now, read without a prompt. */
  readSession: {
    parameters: Record<never, never>
    result: { accounts: readonly string[]; chainId?: string | undefined }
  }
  /** Asks the wallet to change network, adding it when the wallet does not know it. */
  switchNetwork: { parameters: { network: CaipNetwork }; result: void }
  /** The text as the family signs it; a `0x` hex string is taken as bytes on eip155. */
  signMessage: { parameters: { address: string; message: string }; result: string }
  /** EIP-712 on eip155. */
  signTypedData: { parameters: { address: string; typedData: TypedData }; result: string }
  sendTransaction: {
    parameters: {
      address: string
      to: string
      value?: bigint | undefined
      data?: Hex | undefined
      gas?: bigint | undefined
    }
    result: string
  }
  waitForTransaction: {
    parameters: { hash: string; timeoutMs?: number | undefined }
    result: TransactionOutcome
  }
  estimateGas: {
    parameters: { address: string; to: string; value?: bigint | undefined; data?: Hex | undefined }
    result: bigint
  }
  /** Native balance in smallest units, as a decimal string. */
  getBalance: { parameters: { address: string }; result: { value: string; decimals: number; symbol: string } }
}

export type TypedData = {
  readonly domain: Readonly<Record<string, unknown>>
  readonly types: Readonly<Record<string, readonly { readonly name: string; readonly type: string }[]>>
  readonly primaryType: string
  readonly message: Readonly<Record<string, unknown>>
}

export type OperationName = keyof OperationMap
export type OperationParameters<name extends OperationName> = OperationMap[name]['parameters']
export type OperationResult<name extends OperationName> = OperationMap[name]['result']

/** What every operation is given beside its parameters. */
export type OperationContext = {
  readonly network: CaipNetwork
  /** The family's native provider of the connected wallet; `undefined` for operations that only read the chain. */
  readonly provider: unknown
  readonly signal?: AbortSignal | undefined
}

export type Operation<name extends OperationName> = (
  context: OperationContext,
  parameters: OperationParameters<name>,
) => Promise<OperationResult<name>>

/** Operations behind imports: a page pays for one when it first uses it. */
export type OperationTable = { readonly [name in OperationName]?: () => Promise<Operation<name>> }
