import type {
  ExecutionPermission,
  ExecutionPermissionRequest,
  SupportedExecutionPermissions,
} from './executionPermissions.ts'
import type { GrantedPermissions, PermissionsRequest, RevokedPermissions } from './permissions.ts'
import type { CaipNetwork, Hex } from './types.ts'
import type { RequestContent, RequestedCall } from './walletRequest.ts'

/**
 * `replaced`: by a transaction with the same nonce and another effect. `expired`: it can no longer be included.
 * `unclear`: the wallet named a transaction other than the requested one, or the nodes do not find the one that used
 * the nonce; the requested one may have been sent or not. Not exhaustive: a new outcome is a minor release.
 */
export type TransactionOutcome = 'confirmed' | 'reverted' | 'replaced' | 'expired' | 'pending' | 'unclear'

/** Send request to a wallet. A transaction that is older, or has another effect, does not answer it. */
export type AskedTransaction = {
  /** Time of the request, in ms since 1970 by the page's clock; only compared as a duration with those of the chain. */
  readonly time: number
  /** Requested calls, in order; absent where their content is not read. */
  readonly calls?: readonly Pick<RequestedCall, 'to' | 'value' | 'data' | 'effects'>[] | undefined
}

/**
 * All operations by name. An adapter lists those that it supports; a missing key means unsupported. Amounts are base
 * units; results that are cached are plain JSON.
 */
export type OperationMap = {
  /** Current accounts and chain of the wallet, read without a prompt. */
  readSession: {
    parameters: Record<never, never>
    result: { accounts: readonly string[]; chainId?: string | undefined }
  }
  /** Signs a text. A text that looks like hex is signed as text. */
  signMessage: { parameters: { address: string; message: string }; result: string }
  /** EIP-712 on eip155. */
  signTypedData: { parameters: { address: string; typedData: TypedData }; result: string }
  /** Signs a transaction of the host in the namespace's serialization (base64), without sending it. */
  signTransaction: { parameters: { address: string; transaction: string }; result: string }
  /** Signs several transactions, with one prompt if the wallet can. All or none. */
  signAllTransactions: {
    parameters: { address: string; transactions: readonly string[] }
    result: readonly string[]
  }
  /** Signs and sends a transaction of the host. Resolves with its hash. */
  signAndSendTransaction: { parameters: { address: string; transaction: string }; result: string }
  /** Signs a PSBT (BIP-174), base64 in and out. Without `signInputs`: all inputs of the wallet. */
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
      /** Broadcasts the signed transaction. */
      broadcast?: boolean | undefined
    }
    result: { psbt: string; txid?: string | undefined }
  }
  /**
   * Sign-in where the wallet builds the CAIP-122 message from the fields and shows them. Rejects a message for another
   * domain, nonce or account than requested; a server verifies the signature.
   */
  signIn: { parameters: SignInFields; result: SignInResult }
  /** Whether the account signed this text, in the encoding of `signMessage`. Only contract accounts need a node. */
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
  /** Capabilities of the wallet for an account on the network (EIP-5792). A wallet without the method has none. */
  getCapabilities: { parameters: { address: string }; result: Capabilities }
  /** Assets of an account on the network, listed by its wallet (EIP-7811). Invalid assets are dropped. */
  getAssets: { parameters: { address: string }; result: readonly Asset[] }
  /** Requests several calls as one batch (EIP-5792). */
  sendCalls: {
    parameters: {
      address: string
      calls: readonly Call[]
      /** All or none, contiguous. @default false */
      isAtomicRequired?: boolean | undefined
      /** Capabilities that the wallet must have, or may use where they are `optional`. */
      capabilities?: CallsCapabilities | undefined
    }
    result: SentCalls
  }
  /**
   * Status of a batch of calls, by the id from `sendCalls`. The wallet names its transactions, and nodes confirm their
   * outcomes. `address`: account that sent the batch. `timeoutMs`: longest wait for nodes without the transactions.
   */
  getCallsStatus: {
    parameters: {
      id: string
      address?: string | undefined
      asked?: AskedTransaction | undefined
      timeoutMs?: number | undefined
    }
    result: CallsStatus
  }
  /** Asks the wallet to show the status of a batch of calls (EIP-5792). */
  showCallsStatus: { parameters: { id: string }; result: void }
  /** Requests permissions for session keys (ERC-7715). */
  grantPermissions: {
    parameters: { address: string; request: PermissionsRequest }
    result: GrantedPermissions
  }
  /** Revokes permissions. Resolves with the wallet's signature, which a backend may require. */
  revokePermissions: { parameters: { address: string; granted: RevokedPermissions }; result: Hex }
  /** Requests execution permissions for accounts of the app, which redeem them by ERC-7710 (ERC-7715). */
  requestExecutionPermissions: {
    parameters: { address: string; permissions: readonly ExecutionPermissionRequest[] }
    result: readonly ExecutionPermission[]
  }
  /** Revokes an execution permission by its `context`. */
  revokeExecutionPermission: { parameters: { address: string; context: Hex }; result: void }
  /** Types of execution permissions that the wallet grants. */
  getSupportedExecutionPermissions: {
    parameters: Record<never, never>
    result: SupportedExecutionPermissions
  }
  /** Execution permissions that the account has granted to the app. */
  getGrantedExecutionPermissions: { parameters: { address: string }; result: readonly ExecutionPermission[] }
  /**
   * Content of a JSON-RPC request or of an operation, before a wallet is asked; `undefined` if it asks the user
   * nothing. Not called for `signMessage` and `signIn`, whose content is the same in every namespace. `addresses`:
   * accounts of the wallet.
   */
  describeRequest: {
    parameters: { method: string; params: unknown; addresses?: readonly string[] | undefined }
    result: RequestContent | undefined
  }
  /**
   * `address`: account that sent the transaction. `asked`: request that the wallet answered with the hash. The outcome
   * is `unclear` if the transaction is of another account, older than the request, or does not carry out its calls.
   */
  waitForTransaction: {
    parameters: {
      hash: string
      address?: string | undefined
      asked?: AskedTransaction | undefined
      timeoutMs?: number | undefined
    }
    result: TransactionOutcome
  }
  estimateGas: {
    parameters: { address: string; to: string; value?: bigint | undefined; data?: Hex | undefined }
    result: bigint
  }
  /**
   * Simulates a transaction and measures the balances of its account. `tokens`: contracts whose balance is measured
   * even without a transfer event. `previous`: calls executed before it, such as the approval of a batch; not measured.
   * `following`: calls of the same batch executed after it; measured with it. `reads`: contracts to read where the
   * balances cannot be measured. Resolves with `unknown` if no node can simulate it.
   */
  simulateTransaction: {
    parameters: {
      address: string
      to: string
      value?: bigint | undefined
      data?: Hex | undefined
      tokens?: readonly string[] | undefined
      previous?: readonly Call[] | undefined
      following?: readonly Call[] | undefined
      reads?: readonly { readonly to: string; readonly data: Hex }[] | undefined
    }
    result: SimulatedTransaction
  }
  /** Sends tokens and resolves with the hash. A transfer that would fail rejects before the wallet is asked. */
  transferToken: {
    parameters: {
      address: string
      to: string
      /** Contract or mint. */
      token: string
      value: bigint
      /** Decimals that the amount was shown with; another value on the chain is an error. */
      decimals: number
    }
    result: string
  }
  /** Fees of a transfer, or of a contract call, as decimal strings in the native currency. */
  estimateTransfer: {
    parameters: {
      address: string
      to: string
      value: bigint
      /** Contract or mint; absent for the native currency. */
      token?: string | undefined
      /** Call of the contract `to` in place of a transfer, with its estimated gas. `gasPrice`: current price, if known. */
      call?: { data: Hex; gas: bigint; gasPrice?: bigint | undefined } | undefined
    }
    /**
     * `deposit`: rent of a new token account of the receiver. `withheld`: what the token keeps of the amount, in base
     * units. `reserve`, for a `call`: native balance to leave on the account for its fee, which can rise until it is sent.
     */
    result: { fee: string; deposit: string; withheld?: string | undefined; reserve?: string | undefined }
  }
  /** Native balance to leave on the account when sending the maximum, as a decimal string. */
  getTransferReserve: {
    /** `gasPrice`: current gas price, if known. */
    parameters: { address: string; gasPrice?: bigint | undefined }
    result: string
  }
  /** Normalizes a name; throws for an invalid or confusable name. Sends no request. */
  normalizeName: { parameters: { name: string }; result: string }
  /**
   * Addresses to which a transaction of the account `address` transferred tokens, by its data on the chain. Empty for a
   * transaction signed by another account; `undefined` if no node has the transaction.
   */
  getReceivers: { parameters: { hash: string; address: string }; result: readonly string[] | undefined }
  /**
   * Whether an address is a contract on the network, such as a smart account, which exists only where it was deployed.
   * False for the account of a key, also if it delegates to a contract (EIP-7702). `undefined` if no node answers.
   */
  isContract: { parameters: { address: string }; result: boolean | undefined }
  /** Decimals of a token contract or mint, from the chain. Throws if no node answers, or if there is no token. */
  getTokenDecimals: { parameters: { token: string }; result: number }
  /**
   * Symbol that a token contract reports, such as `USDC`; `undefined` if no node answers, or if it is not one short
   * word. Any contract can report any symbol: show the address beside it.
   */
  getTokenSymbol: { parameters: { token: string }; result: string | undefined }
  /** Native balance in base units, as a decimal string. */
  getBalance: { parameters: { address: string }; result: { value: string; decimals: number; symbol: string } }
}

/** Change of a balance in base units, as a signed decimal string; of an NFT contract, the number of its NFTs. */
export type BalanceChange = {
  /** Contract, in lower case; absent for the native currency. */
  readonly token?: string | undefined
  readonly change: string
}

/**
 * Result of a simulation. `unknown`: no node could execute it. `changes`: all changed balances of the account, without
 * the network fee; absent if the nodes can execute the transaction but not measure it. `reads`: then, what the requested
 * contracts return, in hexadecimal; `undefined` without an answer.
 */
export type SimulatedTransaction = {
  readonly status: 'success' | 'reverted' | 'unknown'
  readonly changes?: readonly BalanceChange[] | undefined
  readonly reads?: readonly unknown[] | undefined
}

/** Capabilities by name, of EIP-5792, related standards, and the wallet's own. */
export type Capabilities = {
  readonly atomic?: { readonly status: 'supported' | 'ready' | 'unsupported' } | undefined
  /** ERC-7677 */
  readonly paymasterService?: { readonly supported?: boolean | undefined } | undefined
  readonly [name: string]: Readonly<Record<string, unknown>> | undefined
}

/** Asset of an account. Name and price are unverified claims of the wallet. */
export type Asset = {
  readonly type: 'NATIVE' | 'ERC20' | 'ERC721' | 'ERC1155'
  /** Contract; absent for the native currency. */
  readonly address?: string | undefined
  /** Base units, as a decimal string. */
  readonly balance: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly iconUrl: string
  /** Price of one unit in US dollars; 0 if unknown. */
  readonly price: number
  /** Value of the balance in US dollars. */
  readonly value?: number | undefined
  /** Id of an NFT. */
  readonly tokenId?: string | undefined
}

export type Call = {
  /** Receiver. Absent: `data` deploys a contract. */
  readonly to?: string | undefined
  /** Base units: a bigint, a decimal text or a `0x` quantity. */
  readonly value?: bigint | string | undefined
  readonly data?: Hex | undefined
}

/**
 * Service that pays the network fee of a batch (ERC-7677). A wallet without paymasters refuses the batch
 * (`CAPABILITY_NOT_SUPPORTED`), unless `optional`: the account then pays the fee itself.
 */
export type PaymasterService = {
  /** HTTPS; also HTTP on localhost. */
  readonly url: string
  /** Passed to the service with each request. */
  readonly context?: Readonly<Record<string, unknown>> | undefined
  /** @default false */
  readonly optional?: boolean | undefined
}

/** Requested capabilities of a batch, by name (EIP-5792). */
export type CallsCapabilities = {
  readonly paymasterService?: PaymasterService | undefined
  readonly [name: string]: Readonly<Record<string, unknown>> | undefined
}

export type SentCalls = {
  /** Id for `getCallsStatus`; not a transaction hash. */
  readonly id: string
  readonly capabilities?: Readonly<Record<string, unknown>> | undefined
}

/**
 * `failed`: nothing was included in a block. `unclear`: the wallet reports a final status that the network's nodes do
 * not confirm; it may have been sent. Not exhaustive: a new outcome is a minor release.
 */
export type CallsOutcome = 'pending' | 'confirmed' | 'failed' | 'reverted' | 'partiallyReverted' | 'unclear'

export type CallsStatus = {
  readonly outcome: CallsOutcome
  /** Status code of EIP-5792, as the wallet reports it. */
  readonly code: number
  /** Whether the calls were executed all or none; `undefined` if the wallet does not report it. */
  readonly isAtomic: boolean | undefined
  /** One for each included transaction of the batch. */
  readonly receipts: readonly CallsReceipt[]
}

export type CallsReceipt = {
  readonly transactionHash: string
  /** Success by wallet and nodes; `false` if a smart account reports that its calls failed. */
  readonly isSuccess: boolean
  /**
   * Result of the check by a node; `undefined`: no node has the transaction, or it is of another account.
   *
   * - `sender`: included, and sent by the account.
   * - `participant`: included, and the receipt names the account: sent by a bundler, a relayer or an owner of a Safe.
   * - `included`: included. The account has code, and the receipt does not name it.
   */
  readonly checked?: 'sender' | 'participant' | 'included' | undefined
  /** Decimal, like `gasUsed`. */
  readonly blockNumber?: string | undefined
  readonly gasUsed?: string | undefined
}

/** Fields of a CAIP-122 message. The wallet fills in missing ones. */
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
  /** Signed text, as the wallet wrote it. */
  readonly message: string
  /** In the encoding of the namespace. */
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

/** Context of an operation. */
export type OperationContext = {
  readonly network: CaipNetwork
  /** Native provider of the connected wallet; `undefined` for operations that only read the chain. */
  readonly provider: unknown
  readonly signal?: AbortSignal | undefined
  /**
   * Called after slow preparations, before the request: rejects if the account or network of the wallet has changed
   * since the review.
   */
  readonly recheck?: (() => Promise<void>) | undefined
}

export type Operation<name extends OperationName> = (
  context: OperationContext,
  parameters: OperationParameters<name>,
) => Promise<OperationResult<name>>

/** Operations by name, each loaded on first use. */
export type OperationTable = { readonly [name in OperationName]?: () => Promise<Operation<name>> }
