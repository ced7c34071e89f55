import type { ChainNamespace } from '@foyer/chains'
import type { TokenBalance } from '../../data/tokens/types.ts'
import type { Review, Sent } from '../requests/types.ts'
import type { SendProblem } from './rules.ts'

/** Receiver of a send, as far as it is known. */
export type SendReceiver = {
  /** Text of the field. */
  readonly text: string
  readonly status: 'empty' | 'resolving' | 'ready' | 'invalid'
  /** Typed address, or address of the name. */
  readonly address?: string | undefined
  /** Resolved name. */
  readonly name?: string | undefined
  readonly imageUrl?: string | undefined
  /** Error of the lookup: `NAME_ADDRESS_MISSING`, `NAME_INVALID`, or the cause of its failure. */
  readonly error?: unknown
}

/** Transfer as shown to the visitor: exactly this is sent. Frozen; another review is another object. */
export type SendReview = Review & {
  readonly token: TokenBalance
  /** Exact decimal text, e.g. `0.1`. */
  readonly amount: string
  /** The same in base units, as a decimal string. */
  readonly value: string
  readonly to: string
  readonly name?: string | undefined
  readonly imageUrl?: string | undefined
  /** The receiver is the sender. */
  readonly isOwn: boolean
  /** Request of the app that the form was filled with, unless the visitor changed it. */
  readonly request?: SendRequest | undefined
}

/** A send that a wallet has carried out. `pending` until its outcome on the chain is known. */
export type SentTransfer = Sent<SendReview>

/** A send whose result the wallet did not report. */
export type UnclearTransfer = { readonly review: SendReview; readonly error?: unknown }

/** Send form for the account and network in use; emptied when either changes. */
export type SendState = {
  readonly token: TokenBalance | undefined
  /** Text of the field: digits and at most one point. */
  readonly amount: string
  readonly receiver: SendReceiver
  /** A change of account or network has emptied the form; cleared by the next input. */
  readonly isEmptied: boolean
  /** Review as shown to the visitor; absent while the form is filled in. */
  readonly review: SendReview | undefined
  /** The wallet is asked, or the checks before that run. */
  readonly isSending: boolean
  /** The last send; kept when the form is emptied. */
  readonly last: SentTransfer | undefined
  /** The last send that ended with `SEND_UNCLEAR`, until another one is confirmed. */
  readonly unclear: UnclearTransfer | undefined
}

export type SendForm = SendState & {
  /** First reason why the form cannot be reviewed yet; `undefined` when it can. */
  readonly problem: SendProblem | undefined
  /** In US dollars; `undefined` without a price. */
  readonly fiat: number | undefined
}

/** Cost of a transfer in the native currency of the network. Plain JSON, because hosts dehydrate caches. */
export type SendFee = {
  /** Exact decimal text. */
  readonly fee: string
  /** Deposit for a new token account of the receiver; `'0'` where the account exists. */
  readonly deposit: string
  readonly symbol: string
  /** Amount that the receiver gets of a token that withholds a fee on transfer; absent for other tokens. */
  readonly received?: string | undefined
  /** The balance covers the fee and the transfer. Always true for a smart account, since others may pay its fee. */
  readonly isCovered: boolean
}

/** Send that an app requests. */
export type SendRequest = {
  /** Decimal text. */
  readonly amount: string
  /** The contract or mint; absent for the native currency. */
  readonly assetAddress?: string | undefined
  readonly namespace: ChainNamespace
  /** CAIP-2 id, or only its reference, the text after the colon. */
  readonly chainId: string
  readonly to: string
}
