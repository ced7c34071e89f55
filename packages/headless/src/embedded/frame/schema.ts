import * as v from 'valibot'
import { isFarcasterLink, isWebLink } from '../rules.ts'
import type { FrameReplies } from './types.ts'

/** A number for chains of Ethereum, the whole CAIP-2 id for others; a CAIP-2 id of Ethereum is taken for its number. */
const chainId = v.union([
  v.number(),
  v.pipe(
    v.string(),
    v.transform((id) => (id.startsWith('eip155:') ? Number(id.slice('eip155:'.length)) : id)),
    v.union([v.pipe(v.number(), v.integer()), v.string()]),
  ),
])
const nothing = v.unknown()
const text = v.string()
const email = v.nullish(v.pipe(text, v.email()))

const siwxMessage = v.object({
  accountAddress: text,
  chainId: text,
  domain: text,
  uri: text,
  version: text,
  nonce: text,
  serializedMessage: v.optional(text),
  notBefore: v.optional(text),
  statement: v.optional(text),
  resources: v.optional(v.array(text)),
  requestId: v.optional(text),
  issuedAt: v.optional(text),
  expirationTime: v.optional(text),
})

const account = v.object({ address: text, type: v.picklist(['eoa', 'smartAccount']) })

const user = {
  address: v.pipe(text, v.nonEmpty()),
  chainId,
  accounts: v.optional(v.array(account)),
  preferredAccountType: v.optional(text),
  signature: v.optional(text),
  message: v.optional(text),
  siwxMessage: v.optional(siwxMessage),
}

const userSchema = v.object({ ...user, email, smartAccountDeployed: v.optional(v.boolean()) })

/** What the frame answers, by the name of what it was asked (frame-and-adapters.md 1.5). */
export const replies: {
  readonly [name in keyof FrameReplies]: v.GenericSchema<unknown, FrameReplies[name]>
} = {
  SWITCH_NETWORK: v.object({ chainId }),
  CONNECT_EMAIL: v.object({
    action: v.picklist(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
    expiresIn: v.optional(v.pipe(v.number(), v.minValue(1))),
  }),
  CONNECT_DEVICE: nothing,
  CONNECT_OTP: nothing,
  CONNECT_SOCIAL: v.object({ ...user, email: v.nullish(text), userName: v.nullish(text) }),
  // A window is sent there: nothing but a page will do.
  GET_SOCIAL_REDIRECT_URI: v.object({ uri: v.pipe(text, v.check(isWebLink)) }),
  GET_FARCASTER_URI: v.object({ url: v.pipe(text, v.check(isFarcasterLink)) }),
  CONNECT_FARCASTER: v.object({ userName: text }),
  GET_USER: userSchema,
  SIGN_OUT: nothing,
  IS_CONNECTED: v.object({ isConnected: v.boolean() }),
  GET_CHAIN_ID: v.object({ chainId }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: v.object({ smartAccountEnabledNetworks: v.array(v.number()) }),
  INIT_SMART_ACCOUNT: v.object({ address: text, isDeployed: v.boolean() }),
  SET_PREFERRED_ACCOUNT: v.object({ type: text, address: text }),
  RPC_REQUEST: nothing,
  RPC_ABORT: nothing,
  UPDATE_EMAIL: v.object({ action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: v.object({ newEmail: v.pipe(text, v.email()) }),
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  RELOAD: nothing,
}

/** What every message of the frame is wrapped in. */
export const envelope: v.GenericSchema<
  unknown,
  { readonly type: string; readonly id?: string | undefined; readonly payload?: unknown }
> = v.object({
  type: v.pipe(text, v.startsWith('@w3m-frame/')),
  id: v.optional(text),
  payload: v.optional(v.unknown()),
})

/** What goes with a refusal. */
export const refusal: v.GenericSchema<unknown, { readonly message: string }> = v.object({ message: text })
