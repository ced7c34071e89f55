import type { TypedData } from './operations.ts'
import type { ChainNamespace, Hex } from './types.ts'

/** A request as a signer or provider of this package passes it to the wallet. */
export type SignerRequest = {
  readonly namespace: ChainNamespace
  /** JSON-RPC method, or name of an operation. */
  readonly method: string
  /** Parameters of that method or operation. */
  readonly params: unknown
  readonly signal?: AbortSignal | undefined
}

/** Effect of a call or signature on the tokens of the account. */
export type TokenEffect =
  /** `token`: contract or mint. `value`: base units, or the id of an NFT; `all` if it cannot be read. */
  | {
      readonly type: 'transfer'
      readonly token: string
      readonly to: string
      readonly value: bigint | 'all'
    }
  /** The spender may take the value; `all`: every token of the contract (`setApprovalForAll`). */
  | {
      readonly type: 'approval'
      readonly token: string
      readonly spender: string
      readonly value: bigint | 'all'
    }

/** A parameter of a call for display. `native`: base units of the native currency. */
export type RequestField = {
  readonly label: string
  readonly value: string
  readonly type: 'text' | 'address' | 'native'
}

/** A call whose function is known. */
export type DecodedCall = {
  /** Name of the function, or the intent of an ERC-7730 descriptor. */
  readonly name: string
  readonly fields: readonly RequestField[]
}

export type RequestedCall = {
  /** Receiver of the native currency, or the called contract; `undefined` creates a contract. */
  readonly to: string | undefined
  /** Base units of the native currency. */
  readonly value: bigint
  readonly data?: Hex | undefined
  /** Absent if the function is unknown. */
  readonly decoded?: DecodedCall | undefined
  readonly effects: readonly TokenEffect[]
  /** Native currency that inner calls send; a smart account takes it from its own balance, not from `value`. */
  readonly nativeTransfers?: readonly NativeTransfer[] | undefined
  /** Addresses that get what the call swaps, deposits, withdraws or bridges; absent if it names none but the sender. */
  readonly receivers?: readonly string[] | undefined
  /**
   * Addresses that the call lets act for the account, or control a contract of it: contracts that it runs by
   * delegatecall, new owners, admins, modules and operators.
   */
  readonly delegates?: readonly string[] | undefined
  /** The call approves the hash of another request, whose content it does not contain. */
  readonly isHash?: boolean | undefined
  /** The call makes or takes an order that gives items of the account away, and pays it nothing. */
  readonly hasUnpaidOrder?: boolean | undefined
}

/** A capability that a batch requests, or one of its calls (EIP-5792). */
export type RequestedCapability = {
  readonly name: string
  /** Parameters, as the app has set them. */
  readonly value: unknown
  /**
   * The calls have the same effects with it as without it. Fees are not counted: a paymaster may take them in tokens.
   */
  readonly isNeutral: boolean
}

/** A transfer of the native currency, in base units. */
export type NativeTransfer = { readonly to: string; readonly value: bigint }

/** Content of a request to a wallet: the same for actions, EIP-1193 providers and signers. */
export type RequestContent =
  /** `chainId`: CAIP-2 reference that the request names. `signer`: address that it names. */
  | {
      readonly type: 'transaction'
      readonly signer?: string | undefined
      readonly calls: readonly RequestedCall[]
      readonly chainId?: string | undefined
      /** Capabilities of a batch and of its calls. */
      readonly capabilities?: readonly RequestedCapability[] | undefined
    }
  | {
      readonly type: 'message'
      readonly signer?: string | undefined
      /** `undefined` if the bytes are not readable text. */
      readonly text?: string | undefined
      readonly bytes: Hex
      /** The bytes are signed as a hash, without the prefix that marks messages (`eth_sign`). */
      readonly isHash: boolean
      /** Domain of a sign-in message (EIP-4361, CAIP-122). */
      readonly signInDomain?: string | undefined
    }
  | {
      readonly type: 'typedData'
      readonly signer?: string | undefined
      /** `message` has the fields that its types name: the others are not signed. */
      readonly typedData: TypedData
      readonly effects: readonly TokenEffect[]
      /** Native currency that signed calls send. */
      readonly nativeTransfers?: readonly NativeTransfer[] | undefined
      /** Addresses that get what signed calls swap, deposit, withdraw or bridge. */
      readonly receivers?: readonly string[] | undefined
      /** The data has an order that sells items and pays its maker nothing. */
      readonly hasUnpaidOrder?: boolean | undefined
      /** Addresses that the signature lets act for the account: of delegations (ERC-7710), and as those of a call. */
      readonly delegates?: readonly string[] | undefined
      /** The message is only bytes that are not readable, such as the hash of a transaction of a smart account. */
      readonly isHash?: boolean | undefined
    }
  /**
   * A request whose content is not read, or only in part: a serialized transaction, a PSBT, a grant of permissions.
   * `chainIds`: CAIP-2 references that it names.
   */
  | {
      readonly type: 'other'
      readonly method: string
      readonly chainIds?: readonly string[] | undefined
      /** Effects in the part that is read; the request may have others. */
      readonly effects?: readonly TokenEffect[] | undefined
      /** Native currency that this part sends. */
      readonly nativeTransfers?: readonly NativeTransfer[] | undefined
      /** Addresses that this part lets act for the account, or control a contract of it. */
      readonly delegates?: readonly string[] | undefined
      /** This part sells items and pays nothing. */
      readonly hasUnpaidOrder?: boolean | undefined
      /** The signed transaction is valid until it is sent, at any later time: it has a durable nonce (Solana). */
      readonly hasNoExpiry?: boolean | undefined
      /** The signature may be that of a hash, or of a transaction that does not decode. */
      readonly isHash?: boolean | undefined
    }
