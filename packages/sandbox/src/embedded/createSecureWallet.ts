import { wait } from '../base/wait.ts'
import { recordOf, stringOf } from '../wallets/parameters.ts'
import { rpcError } from '../wallets/rpcErrors.ts'
import { createChannels } from './createChannels.ts'
import { askForEmail, askForNewEmail, takeNewEmail, takeOldEmail } from './emailAnswers.ts'
import { fundKeys } from './fundKeys.ts'
import { getUser } from './getUser.ts'
import { keysOf } from './keys.ts'
import { requestEvm } from './requestEvm.ts'
import { requestSolana } from './requestSolana.ts'
import { signedIn } from './signedIn.ts'
import { takeCode } from './takeCode.ts'
import type { Fields, SecureRequest, SecureWalletOptions, Visitor } from './types.ts'
import { toChainId, toWireChain } from './wireChain.ts'

/** User name of social logins. */
const USERNAME = 'mira'
/** Time in ms until `device@…` approves a new device. */
const DEVICE_MS = 2000

export type SecureWallet = {
  readonly ask: (request: SecureRequest) => Promise<unknown>
  /** Approves a Farcaster login. */
  readonly approve: (channel: string) => void
  /** Logs every visitor out. */
  readonly reset: () => void
}

/** Wallet behind the secure site: keys per email address, one visitor per browser. */
export function createSecureWallet(options: SecureWalletOptions): SecureWallet {
  const visitors = new Map<string, Visitor>()
  const channels = createChannels()

  const visitorOf = (token: string): Visitor => {
    const visitor = visitors.get(token) ?? {
      isConnected: false,
      isKnownDevice: false,
      chainId: 'eip155:1',
      type: 'smartAccount' as const,
    }
    visitors.set(token, visitor)
    return visitor
  }

  async function signIn(visitor: Visitor, identity: string): Promise<void> {
    Object.assign(visitor, { identity, isConnected: true })
    await fundKeys(keysOf(identity), options)
  }

  /** A social login has no email here. */
  async function signInAs(visitor: Visitor, provider: string): Promise<void> {
    Object.assign(visitor, { email: undefined, username: USERNAME })
    await signIn(visitor, `${provider}:${USERNAME}`)
  }

  async function connectOtp(visitor: Visitor, otp: string): Promise<void> {
    takeCode(visitor, 'login', otp)
    await signIn(visitor, stringOf(visitor.email, 'an address'))
  }

  async function request(visitor: Visitor, fields: Fields): Promise<unknown> {
    const { keys } = signedIn(visitor)
    const method = stringOf(fields['method'], 'a method')
    return fields['chainNamespace'] === 'solana'
      ? requestSolana(method, fields['params'], keys, options)
      : requestEvm(method, fields, keys, options)
  }

  return {
    approve: channels.approve,
    async ask({ token, name, payload = {}, app = '', site = '' }) {
      const visitor = visitorOf(token)
      const fields = recordOf(payload, 'a payload')
      switch (name) {
        case 'CONNECT_EMAIL':
          return askForEmail(visitor, stringOf(fields['email'], 'an address'))
        case 'CONNECT_DEVICE':
          await wait(DEVICE_MS)
          visitor.isKnownDevice = true
          visitor.code = 'login'
          return undefined
        case 'CONNECT_OTP':
          return connectOtp(visitor, stringOf(fields['otp'], 'a code'))
        case 'GET_USER':
          return getUser(visitor, fields, options)
        case 'GET_SOCIAL_REDIRECT_URI': {
          const provider = stringOf(fields['provider'], 'a provider')
          const query = new URLSearchParams({ provider, app, state: `${provider}.${token}` })
          return { uri: `${site}/provider?${query}` }
        }
        case 'CONNECT_SOCIAL':
          await signInAs(visitor, providerOf(token, stringOf(fields['uri'], 'a result')))
          return { ...(await getUser(visitor, fields, options)), userName: USERNAME }
        case 'GET_FARCASTER_URI':
          return { url: `${site}/farcaster?channel=${channels.open(token)}` }
        case 'CONNECT_FARCASTER':
          await channels.approval(token)
          await signInAs(visitor, 'farcaster')
          return { userName: USERNAME }
        case 'UPDATE_EMAIL':
          return askForNewEmail(visitor, stringOf(fields['email'], 'an address'))
        case 'UPDATE_EMAIL_PRIMARY_OTP':
          return takeOldEmail(visitor, stringOf(fields['otp'], 'a code'))
        case 'UPDATE_EMAIL_SECONDARY_OTP':
          return takeNewEmail(visitor, stringOf(fields['otp'], 'a code'))
        case 'RELOAD':
          return channels.close(token)
        case 'IS_CONNECTED':
          return { isConnected: visitor.isConnected }
        case 'GET_CHAIN_ID':
          return { chainId: toWireChain(visitor.chainId) }
        case 'SWITCH_NETWORK':
          signedIn(visitor)
          visitor.chainId = toChainId(fields['chainId'])
          return { chainId: toWireChain(visitor.chainId) }
        case 'SET_PREFERRED_ACCOUNT': {
          const { keys } = signedIn(visitor)
          visitor.type = fields['type'] === 'eoa' ? 'eoa' : 'smartAccount'
          return { type: visitor.type, address: keys[visitor.type].address }
        }
        case 'GET_SMART_ACCOUNT_ENABLED_NETWORKS':
          return { smartAccountEnabledNetworks: Object.keys(options.evmUrls).map(Number) }
        case 'RPC_REQUEST':
          return request(visitor, fields)
        case 'SIGN_OUT':
          visitors.delete(token)
          return undefined
        case 'SYNC_DAPP_DATA':
        case 'SYNC_THEME':
        case 'RPC_ABORT':
          return undefined
      }
      throw rpcError('unsupported', `The secure site does not know ${name}`)
    },
    reset() {
      visitors.clear()
      channels.clear()
    },
  }
}

/** Provider of a social result; throws if it is another visitor's. */
function providerOf(token: string, resultUri: string): string {
  const [provider = '', owner] = (new URLSearchParams(resultUri).get('auth') ?? '').split('.')
  if (owner !== token) throw rpcError('unauthorized', 'The login belongs to somebody else')
  return provider
}
