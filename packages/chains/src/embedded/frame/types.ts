import type { AccountType } from '../../types.ts'
import type { WindowProvider } from '../types.ts'

/** Fields of a sign-in message that the frame signs while connecting; the account is a placeholder. */
export type SiwxWire = {
  readonly accountAddress: string
  readonly chainId: string
  readonly domain: string
  readonly uri: string
  readonly version: string
  readonly nonce: string
  readonly serializedMessage?: string | undefined
  readonly notBefore?: string | undefined
  readonly statement?: string | undefined
  readonly resources?: readonly string[] | undefined
  readonly requestId?: string | undefined
  readonly issuedAt?: string | undefined
  readonly expirationTime?: string | undefined
}

type User = {
  readonly address: string
  readonly chainId: string | number
  readonly accounts?:
    | readonly { readonly address: string; readonly type: 'eoa' | 'smartAccount' }[]
    | undefined
  readonly preferredAccountType?: string | undefined
  readonly signature?: string | undefined
  readonly message?: string | undefined
  readonly siwxMessage?: SiwxWire | undefined
}

/** Logged-in user, on the requested chain. */
export type FrameUser = User & {
  readonly email?: string | null | undefined
  readonly smartAccountDeployed?: boolean | undefined
}

/** Responses of the frame by request name. */
export type FrameReplies = {
  readonly SWITCH_NETWORK: { readonly chainId: string | number }
  readonly CONNECT_EMAIL: {
    readonly action: 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'
    /** Lifetime of the one-time code in seconds, if the site sends it. */
    readonly expiresIn?: number | undefined
  }
  readonly CONNECT_DEVICE: unknown
  readonly CONNECT_OTP: unknown
  readonly CONNECT_SOCIAL: User & {
    readonly email?: string | null | undefined
    readonly userName?: string | null | undefined
  }
  readonly GET_SOCIAL_REDIRECT_URI: { readonly uri: string }
  readonly GET_FARCASTER_URI: { readonly url: string }
  readonly CONNECT_FARCASTER: { readonly userName: string }
  readonly GET_USER: FrameUser
  readonly SIGN_OUT: unknown
  readonly IS_CONNECTED: { readonly isConnected: boolean }
  readonly GET_CHAIN_ID: { readonly chainId: string | number }
  readonly GET_SMART_ACCOUNT_ENABLED_NETWORKS: { readonly smartAccountEnabledNetworks: readonly number[] }
  readonly INIT_SMART_ACCOUNT: { readonly address: string; readonly isDeployed: boolean }
  readonly SET_PREFERRED_ACCOUNT: { readonly type: string; readonly address: string }
  readonly RPC_REQUEST: unknown
  readonly RPC_ABORT: unknown
  readonly UPDATE_EMAIL: { readonly action: 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP' }
  readonly UPDATE_EMAIL_PRIMARY_OTP: unknown
  readonly UPDATE_EMAIL_SECONDARY_OTP: { readonly newEmail: string }
  readonly SYNC_THEME: unknown
  readonly SYNC_DAPP_DATA: unknown
  readonly RELOAD: unknown
}

export type RequestName = keyof FrameReplies

export type RpcPayload = {
  readonly method: string
  readonly params?: unknown
  readonly chainNamespace: string
  readonly chainId: string | number
  readonly rpcUrl?: string | undefined
}

/** Chain, and RPC URL for the frame. */
type Where = { readonly chainId: string | number; readonly rpcUrl?: string | undefined }
/** Payload of the requests that return the logged-in user. */
export type Login = Where & {
  readonly preferredAccountType?: AccountType | undefined
  readonly siwxMessage?: SiwxWire | undefined
}

type Own = {
  SWITCH_NETWORK: Where
  CONNECT_EMAIL: { readonly email: string }
  CONNECT_OTP: { readonly otp: string }
  CONNECT_SOCIAL: Login & { readonly uri: string }
  GET_SOCIAL_REDIRECT_URI: { readonly provider: WindowProvider }
  GET_USER: Login
  SET_PREFERRED_ACCOUNT: { readonly type: AccountType }
  RPC_REQUEST: RpcPayload
  UPDATE_EMAIL: { readonly email: string }
  UPDATE_EMAIL_PRIMARY_OTP: { readonly otp: string }
  UPDATE_EMAIL_SECONDARY_OTP: { readonly otp: string }
  SYNC_THEME: {
    readonly themeMode?: 'light' | 'dark' | undefined
    readonly w3mThemeVariables?: Readonly<Record<string, string>> | undefined
  }
  SYNC_DAPP_DATA: {
    readonly projectId: string
    readonly metadata?: {
      readonly name: string
      readonly description: string
      readonly url: string
      readonly icons: readonly string[]
    }
    readonly sdkVersion?: string | undefined
  }
}

/** Payloads of requests by name; names not listed have none. */
export type FramePayloads = {
  readonly [name in RequestName]: name extends keyof Own ? Own[name] : undefined
}

/** A message to the frame. */
export type FrameMessage = { readonly id: string; readonly type: string; readonly payload?: unknown }
