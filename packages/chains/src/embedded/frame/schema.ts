import * as v from 'valibot'
import { cleanText } from '../../text/cleanText.ts'
import { isFarcasterLink, isWebLink } from '../rules.ts'
import type { FrameReplies } from './types.ts'

/** Longest texts: of a sign-in, and of other fields. */
const LONG = 16_384
const SHORT = 512
/** Longest lists of accounts or networks. */
const MANY = 1000

const textOf = (most: number) => v.pipe(v.string(), v.maxLength(most))
const text = textOf(SHORT)
const longText = textOf(LONG)
const evmChain = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Number for Ethereum chains, CAIP-2 id for others; the CAIP-2 id of an Ethereum chain becomes its number. */
const chainId = v.union([
  evmChain,
  v.pipe(
    text,
    v.transform((id) => (id.startsWith('eip155:') ? Number(id.slice('eip155:'.length)) : id)),
    v.union([evmChain, v.string()]),
  ),
])
const nothing = v.unknown()
const emailAddress = v.pipe(text, v.email())
const email = v.nullish(emailAddress)

const siwxMessage = v.object({
  accountAddress: text,
  chainId: text,
  domain: text,
  uri: longText,
  version: text,
  nonce: text,
  serializedMessage: v.optional(longText),
  notBefore: v.optional(text),
  statement: v.optional(longText),
  resources: v.optional(v.pipe(v.array(longText), v.maxLength(MANY))),
  requestId: v.optional(text),
  issuedAt: v.optional(text),
  expirationTime: v.optional(text),
})

const account = v.object({ address: text, type: v.picklist(['eoa', 'smartAccount']) })

const user = {
  address: v.pipe(text, v.nonEmpty()),
  chainId,
  accounts: v.optional(v.pipe(v.array(account), v.maxLength(MANY))),
  preferredAccountType: v.optional(text),
  // The signature of a smart account before its deployment contains the deployment (ERC-6492).
  signature: v.optional(longText),
  message: v.optional(longText),
  siwxMessage: v.optional(siwxMessage),
}

const userSchema = v.object({ ...user, email, smartAccountDeployed: v.optional(v.boolean()) })

/** Schemas of the frame's responses by request name. */
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
  // The popup navigates to it, so only web links are allowed.
  GET_SOCIAL_REDIRECT_URI: v.object({ uri: v.pipe(longText, v.check(isWebLink)) }),
  GET_FARCASTER_URI: v.object({ url: v.pipe(longText, v.check(isFarcasterLink)) }),
  CONNECT_FARCASTER: v.object({ userName: text }),
  GET_USER: userSchema,
  SIGN_OUT: nothing,
  IS_CONNECTED: v.object({ isConnected: v.boolean() }),
  GET_CHAIN_ID: v.object({ chainId }),
  GET_SMART_ACCOUNT_ENABLED_NETWORKS: v.object({
    smartAccountEnabledNetworks: v.pipe(v.array(evmChain), v.maxLength(MANY)),
  }),
  INIT_SMART_ACCOUNT: v.object({ address: text, isDeployed: v.boolean() }),
  SET_PREFERRED_ACCOUNT: v.object({ type: text, address: text }),
  RPC_REQUEST: nothing,
  RPC_ABORT: nothing,
  UPDATE_EMAIL: v.object({ action: v.picklist(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
  UPDATE_EMAIL_PRIMARY_OTP: nothing,
  UPDATE_EMAIL_SECONDARY_OTP: v.object({ newEmail: emailAddress }),
  SYNC_THEME: nothing,
  SYNC_DAPP_DATA: nothing,
  RELOAD: nothing,
}

/** Envelope of every message from the frame. */
export const envelope: v.GenericSchema<
  unknown,
  { readonly type: string; readonly id?: string | undefined; readonly payload?: unknown }
> = v.object({
  type: v.pipe(text, v.startsWith('@w3m-frame/')),
  id: v.optional(text),
  payload: v.optional(v.unknown()),
})

/** Payload of an error; the text is cleaned. */
export const refusal: v.GenericSchema<unknown, { readonly message: string }> = v.object({
  message: v.pipe(
    v.string(),
    v.transform((message) => cleanText(message, SHORT)),
  ),
})
