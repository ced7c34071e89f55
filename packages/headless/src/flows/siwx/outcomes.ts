import { type Channel, createChannel } from '../../core/channel.ts'

/** Outcomes of sign-ins, for the layer that shows them. */
export type SiwxOutcome =
  /** Kept sessions of the account and network in use were looked up. */
  | { readonly type: 'checked'; readonly hasSession: boolean }
  /** Kept sessions could not be read: the wallet was disconnected. */
  | { readonly type: 'checkFailed' }
  | { readonly type: 'signed' }
  | { readonly type: 'signFailed' }
  | { readonly type: 'cancelled' }
  /** Sessions that the wallet signed while it connected are being stored. */
  | { readonly type: 'storing'; readonly isPending: boolean }

export const siwxOutcomes: Channel<SiwxOutcome> = /* @__PURE__ */ createChannel<SiwxOutcome>()
