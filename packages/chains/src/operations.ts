import type { GrantedPermissions, PermissionsRequest, RevokedPermissions } from './permissions.ts'
import type { CaipNetwork, Hex } from './types.ts'

/**
 * `replaced`: another transaction of the account took its place, and does something else. `expired`: it never arrived,
 * and never will. Open: a new one is minor.
 */
export type TransactionOutcome = 'confirmed' | 'reverted' | 'replaced' | 'expired' | 'pending'

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
  /** Signs a text; one that looks like hex is signed as the text it is. */
  signMessage: { parameters: { address: string; message: string }; result: string }
  /** EIP-712 on eip155. */
  signTypedData: { parameters: { address: string; typedData: TypedData }; result: string }
  /** Signs a transaction of the host's own making, in the family's serialized form (base64), and does not send it. */
  signTransaction: { parameters: { address: string; transaction: string }; result: string }
  /** Several at once, with one prompt where the wallet can. All or none. */
  signAllTransactions: {
    parameters: { address: string; transactions: readonly string[] }
    result: readonly string[]
  }
  /** Signs a transaction of the host's own making and sends it. Resolves with its hash. */
  signAndSendTransaction: { parameters: { address: string; transaction: string }; result: string }
  /** A Bitcoin transaction in the making (BIP-174), base64 both ways. Without `signInputs`: all that the wallet can sign. */
  signPsbt: {
    parameters: {
      address: string
      psbt: string
      signInputs?:
        | readonly {
            readonly address: string
            readonly index: number
            readonly sighashTypes?: readonly number[] | undefined
          }[]
        | undefined
      /** Sends it too, once it is signed. */
      broadcast?: boolean | undefined
    }
    result: { psbt: string; txid?: string | undefined }
  }
  /** Sign-in where the wallet writes the text itself, out of the fields of CAIP-122, and shows them by name. */
  signIn: { parameters: SignInFields; result: SignInResult }
  /** Whether the account signed this text, in the family's encoding of `signMessage`. Asks a node only for contract wallets. */
  verifyMessage: { parameters: { address: string; message: string; signature: string }; result: boolean }
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
  /** What the wallet can do for an account on the network (EIP-5792). A wallet that knows no capabilities has none. */
  getCapabilities: { parameters: { address: string }; result: Capabilities }
  /** What an account holds on the network, as its wallet lists it (EIP-7811). An asset that is malformed is left out. */
  getAssets: { parameters: { address: string }; result: readonly Asset[] }
  /** Asks the wallet to send several calls as one (EIP-5792). */
  sendCalls: {
    parameters: {
      address: string
      calls: readonly Call[]
      /** All or none, without anything of somebody else in between. @default false */
      isAtomicRequired?: boolean | undefined
      /** Wishes by capability, e.g. `{ paymasterService: { url } }`. */
      capabilities?: Readonly<Record<string, unknown>> | undefined
    }
    result: SentCalls
  }
  /** How far a batch of calls is, by the id that sending it gave. */
  getCallsStatus: { parameters: { id: string }; result: CallsStatus }
  /** Asks the wallet to let keys act for the account without asking each time (EIP-7715). */
  grantPermissions: {
    parameters: { address: string; request: PermissionsRequest }
    result: GrantedPermissions
  }
  /** Ends what was granted. Resolves with the wallet's signature, which a backend may ask for. */
  revokePermissions: { parameters: { address: string; granted: RevokedPermissions }; result: Hex }
  waitForTransaction: {
    parameters: { hash: string; timeoutMs?: number | undefined }
    result: TransactionOutcome
  }
  estimateGas: {
    parameters: { address: string; to: string; value?: bigint | undefined; data?: Hex | undefined }
    result: bigint
  }
  /** Sends some of a token, and resolves with the hash. What would move nothing is not shown to the wallet at all. */
  transferToken: {
    parameters: {
      address: string
      to: string
      /** The contract or mint. */
      token: string
      value: bigint
      /** Those that the amount was shown with: a token that counts otherwise is not sent. */
      decimals: number
    }
    result: string
  }
  /** What a transfer costs beside what it moves, as decimal strings of the native currency. */
  estimateTransfer: {
    parameters: {
      address: string
      to: string
      value: bigint
      /** The contract or mint; absent for the native currency. */
      token?: string | undefined
    }
    /**
     * `deposit`: what the receiver's account for the token takes, where there is none yet. `withheld`: what the token
     * itself keeps of what is sent, in its smallest units, where some do.
     */
    result: { fee: string; deposit: string; withheld?: string | undefined }
  }
  /** What an account keeps of the native currency so that it can send all the rest, as a decimal string. */
  getTransferReserve: {
    /** `gasPrice`: what a unit costs, where that is known already. */
    parameters: { gasPrice?: bigint | undefined }
    result: string
  }
  /** The one spelling of a name; refuses what is none, or is made to look like another. Asks no node. */
  normalizeName: { parameters: { name: string }; result: string }
  /** Native balance in smallest units, as a decimal string. */
  getBalance: { parameters: { address: string }; result: { value: string; decimals: number; symbol: string } }
}

/** By name: those of EIP-5792 and its companions, and what else a wallet tells. */
export type Capabilities = {
  readonly atomic?: { readonly status: 'supported' | 'ready' | 'unsupported' } | undefined
  readonly [name: string]: Readonly<Record<string, unknown>> | undefined
}

/** Something that an account holds. What it is called and worth are the wallet's claims. */
export type Asset = {
  readonly type: 'NATIVE' | 'ERC20' | 'ERC721' | 'ERC1155'
  /** The contract; absent for the native currency. */
  readonly address?: string | undefined
  /** Smallest units, as a decimal string. */
  readonly balance: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string
  /** Of one, in US dollars; 0 where the wallet does not know. */
  readonly price: number
  /** Of all, in US dollars. */
  readonly value?: number | undefined
  /** Which one of a collection it is. */
  readonly tokenId?: string | undefined
}

export type Call = {
  readonly to: string
  readonly value?: bigint | undefined
  readonly data?: Hex | undefined
}

export type SentCalls = {
  /** For `getCallsStatus`; the wallet's own, and not a transaction's hash. */
  readonly id: string
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
}

/** `failed`: nothing got onto the chain. Open: a new one is minor. */
export type CallsOutcome = 'pending' | 'confirmed' | 'failed' | 'reverted' | 'partiallyReverted'

export type CallsStatus = {
  readonly outcome: CallsOutcome
  /** The wallet's own number. */
  readonly code: number
  /** Whether the calls were carried out all or none; `undefined` when the wallet does not say. */
  readonly isAtomic: boolean | undefined
  /** One for each transaction that the calls became, so far. */
  readonly receipts: readonly CallsReceipt[]
}

export type CallsReceipt = {
  readonly transactionHash: string
  readonly isSuccess: boolean
  /** Decimal, and so is `gasUsed`. */
  readonly blockNumber?: string | undefined
  readonly gasUsed?: string | undefined
}

/** The fields of a CAIP-122 message. What is missing, the wallet fills in. */
export type SignInFields = {
  readonly domain?: string | undefined
  readonly address?: string | undefined
  readonly statement?: string | undefined
  readonly uri?: string | undefined
  readonly version?: string | undefined
  readonly chainId?: string | undefined
  readonly nonce?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  readonly resources?: readonly string[] | undefined
}

export type SignInResult = {
  readonly address: string
  /** The text that was signed, as the wallet wrote it. */
  readonly message: string
  /** In the family's own encoding. */
  readonly signature: string
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
  /**
   * Called after preparations that took their time, right before the wallet is asked: rejects when the wallet is no
   * longer where the request was reviewed.
   */
  readonly recheck?: (() => Promise<void>) | undefined
}

export type Operation<name extends OperationName> = (
  context: OperationContext,
  parameters: OperationParameters<name>,
) => Promise<OperationResult<name>>

/** Operations behind imports: a page pays for one when it first uses it. */
export type OperationTable = { readonly [name in OperationName]?: () => Promise<Operation<name>> }
