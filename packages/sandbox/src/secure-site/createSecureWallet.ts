import { ed25519 } from '@noble/curves/ed25519'
import { base58, base64 } from '@scure/base'
import type { Address } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { requestRpc } from '../rpc.ts'
import { listOf, recordOf, stringOf } from '../wallets/parameters.ts'
import { rpcError } from '../wallets/rpcErrors.ts'
import { sendTransaction, signPersonal, signTypedData } from '../wallets/signing.ts'
import { signWire } from '../wallets/solana/signWire.ts'
import { createChannels } from './createChannels.ts'
import { type Keys, keysOf } from './keys.ts'

/** The code that every e-mail login takes. */
export const SANDBOX_OTP = '123456'
/** A code that was right once. */
export const EXPIRED_OTP = '000000'
/** How long a code is said to be good for, in seconds. */
const CODE_SECONDS = 1200
/** Whoever signs in with an account of somewhere else. */
const USERNAME = 'mira'
/** How long the owner of `device@…` takes to let a new device in. */
const DEVICE_MS = 2000

export type SecureWalletOptions = {
  /** By chain id. */
  readonly evmUrls: Readonly<Record<string, string>>
  readonly solanaUrl?: string | undefined
}

export type SecureRequest = {
  /** Whose browser it is. */
  readonly token: string
  readonly name: string
  readonly payload?: unknown
  /** The page that the frame stands in. */
  readonly app?: string | undefined
  /** Where the secure site is. */
  readonly site?: string | undefined
}

export type SecureWallet = {
  readonly ask: (request: SecureRequest) => Promise<unknown>
  /** A phone approves a Farcaster login. */
  readonly approve: (channel: string) => void
  /** Signs everybody out. */
  readonly reset: () => void
}

type Visitor = {
  /** Whose keys are used; they outlive a change of the address. */
  identity?: string
  /** Absent for accounts of somewhere else. */
  email?: string | undefined
  username?: string | undefined
  newEmail?: string | undefined
  isConnected: boolean
  isKnownDevice: boolean
  chainId: string
  type: 'eoa' | 'smartAccount'
}

/** The wallet behind the secure site: real keys for every e-mail address, one visitor for each browser. */
export function createSecureWallet({ evmUrls, solanaUrl }: SecureWalletOptions): SecureWallet {
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

  const signedIn = ({
    identity,
    email,
    isConnected,
  }: Visitor): { readonly email: string | null; readonly keys: Keys } => {
    if (!isConnected || identity === undefined) throw rpcError('unauthorized', 'Nobody is signed in')
    return { email: email ?? null, keys: keysOf(identity) }
  }

  async function signIn(visitor: Visitor, identity: string): Promise<void> {
    Object.assign(visitor, { identity, isConnected: true })
    await fund(keysOf(identity))
  }

  /** Whoever comes with an account of somewhere else has no address here. */
  async function signInAs(visitor: Visitor, provider: string): Promise<void> {
    Object.assign(visitor, { email: undefined, username: USERNAME })
    await signIn(visitor, `${provider}:${USERNAME}`)
  }

  /** Something to spend, once. */
  async function fund({ eoa, smartAccount, solana }: Keys): Promise<void> {
    const amount = `0x${(10n ** 21n).toString(16)}`
    const give = async (url: string, address: string): Promise<void> => {
      if (BigInt(String(await requestRpc(url, 'eth_getBalance', [address, 'latest']))) === 0n)
        await requestRpc(url, 'anvil_setBalance', [address, amount])
    }
    const gifts = Object.values(evmUrls).flatMap((url) =>
      [eoa, smartAccount].map(({ address }) => give(url, address)),
    )
    if (solanaUrl)
      gifts.push(requestRpc(solanaUrl, 'requestAirdrop', [solana.address, 10 ** 11]).then(() => undefined))
    await Promise.all(gifts)
  }

  async function getUser(visitor: Visitor, fields: Readonly<Record<string, unknown>>): Promise<object> {
    const { email, keys } = signedIn(visitor)
    const { chainId, preferredAccountType, siwxMessage } = fields
    if (chainId !== undefined)
      visitor.chainId = typeof chainId === 'number' ? `eip155:${chainId}` : String(chainId)
    if (preferredAccountType === 'eoa' || preferredAccountType === 'smartAccount')
      visitor.type = preferredAccountType
    if (visitor.chainId.startsWith('solana:'))
      return { email, address: keys.solana.address, chainId: visitor.chainId, preferredAccountType: 'eoa' }
    const number = Number(visitor.chainId.slice('eip155:'.length))
    const type = hasSmartAccounts(number) ? visitor.type : 'eoa'
    const account = keys[type]
    return {
      email,
      address: account.address,
      chainId: number,
      preferredAccountType: type,
      smartAccountDeployed: type === 'smartAccount',
      accounts: (['eoa', 'smartAccount'] as const).map((each) => ({
        address: keys[each].address,
        type: each,
      })),
      ...(siwxMessage !== undefined && (await signSiwx(account, siwxMessage))),
    }
  }

  const hasSmartAccounts = (chainId: number): boolean => String(chainId) in evmUrls

  async function request(visitor: Visitor, fields: Readonly<Record<string, unknown>>): Promise<unknown> {
    const { keys } = signedIn(visitor)
    const method = stringOf(fields['method'], 'a method')
    if (fields['chainNamespace'] === 'solana') return requestSolana(method, fields['params'], keys)
    const chainId = Number(fields['chainId'])
    const url = evmUrls[String(chainId)]
    if (!url) throw rpcError('unknownChain', `The secure site has no node of chain ${chainId}`)
    const params = fields['params'] === undefined ? [] : listOf(fields['params'])
    const find = (address: unknown): PrivateKeyAccount => {
      const wanted = String(address).toLowerCase()
      const found = [keys.eoa, keys.smartAccount].find((each) => each.address.toLowerCase() === wanted)
      if (!found) throw rpcError('unauthorized', `The wallet has no account ${wanted as Address}`)
      return found
    }
    if (method === 'personal_sign') return signPersonal(params, find)
    if (method === 'eth_signTypedData_v4') return signTypedData(params, find, chainId)
    if (method === 'eth_sendTransaction') return sendTransaction(params, find, { chainId, url })
    if (method === 'wallet_getCapabilities') return {}
    if (method.startsWith('eth_')) return requestRpc(url, method, params)
    throw rpcError('unsupported', `The secure site does not know ${method}`)
  }

  async function requestSolana(method: string, params: unknown, { solana }: Keys): Promise<unknown> {
    const fields = recordOf(params, 'parameters')
    const bytesOf = (value: unknown): Uint8Array => base58.decode(stringOf(value, 'base58'))
    const sign = (wire: unknown): Uint8Array => signWire(bytesOf(wire), solana.privateKey)
    switch (method) {
      case 'solana_signMessage': {
        const signature = ed25519.sign(bytesOf(fields['message']), solana.privateKey)
        return { signature: base58.encode(signature) }
      }
      case 'solana_signTransaction':
        return { transaction: base58.encode(sign(fields['transaction'])) }
      case 'solana_signAllTransactions':
        return {
          transactions: listOf(fields['transactions']).map((transaction) => base58.encode(sign(transaction))),
        }
      case 'solana_signAndSendTransaction': {
        const wire = base64.encode(sign(fields['transaction']))
        return {
          signature: await requestRpc(solanaUrl ?? '', 'sendTransaction', [wire, { encoding: 'base64' }]),
        }
      }
    }
    throw rpcError('unsupported', `The secure site does not know ${method}`)
  }

  async function connectEmail(visitor: Visitor, email: string): Promise<unknown> {
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw rpcError('invalidParams', 'Invalid email')
    if (visitor.isConnected && visitor.email === email) return { action: 'CONNECT' }
    Object.assign(visitor, { email, username: undefined, isConnected: false })
    const isAsked = email.startsWith('device@') && !visitor.isKnownDevice
    return { action: isAsked ? 'VERIFY_DEVICE' : 'VERIFY_OTP', expiresIn: CODE_SECONDS }
  }

  function updateEmail(visitor: Visitor, email: string): unknown {
    signedIn(visitor)
    visitor.newEmail = email
    return { action: email.startsWith('direct@') ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP' }
  }

  function confirmNewEmail(visitor: Visitor): unknown {
    signedIn(visitor)
    visitor.email = visitor.newEmail
    return { newEmail: visitor.email }
  }

  /** What the provider's window brought is whom it was opened for. */
  function providerOf(token: string, resultUri: string): string {
    const [provider = '', owner] = (new URLSearchParams(resultUri).get('auth') ?? '').split('.')
    if (owner !== token) throw rpcError('unauthorized', 'The login belongs to somebody else')
    return provider
  }

  async function connectOtp(visitor: Visitor, otp: string): Promise<void> {
    if (visitor.email === undefined) throw rpcError('unauthorized', 'No code was sent')
    takeCode(otp)
    await signIn(visitor, visitor.email)
  }

  return {
    approve: channels.approve,
    async ask({ token, name, payload = {}, app = '', site = '' }) {
      const visitor = visitorOf(token)
      const fields = recordOf(payload, 'a payload')
      switch (name) {
        case 'CONNECT_EMAIL':
          return connectEmail(visitor, stringOf(fields['email'], 'an address'))
        case 'CONNECT_DEVICE':
          await new Promise((resolve) => setTimeout(resolve, DEVICE_MS))
          visitor.isKnownDevice = true
          return undefined
        case 'CONNECT_OTP':
          return connectOtp(visitor, stringOf(fields['otp'], 'a code'))
        case 'GET_USER':
          return getUser(visitor, fields)
        case 'GET_SOCIAL_REDIRECT_URI': {
          const provider = stringOf(fields['provider'], 'a provider')
          const query = new URLSearchParams({ provider, app, state: `${provider}.${token}` })
          return { uri: `${site}/provider?${query}` }
        }
        case 'CONNECT_SOCIAL':
          await signInAs(visitor, providerOf(token, stringOf(fields['uri'], 'a result')))
          return { ...(await getUser(visitor, fields)), userName: USERNAME }
        case 'GET_FARCASTER_URI':
          return { url: `${site}/farcaster?channel=${channels.open(token)}` }
        case 'CONNECT_FARCASTER':
          await channels.approval(token)
          await signInAs(visitor, 'farcaster')
          return { userName: USERNAME }
        case 'UPDATE_EMAIL':
          return updateEmail(visitor, stringOf(fields['email'], 'an address'))
        case 'UPDATE_EMAIL_PRIMARY_OTP':
          takeCode(stringOf(fields['otp'], 'a code'))
          return undefined
        case 'UPDATE_EMAIL_SECONDARY_OTP':
          takeCode(stringOf(fields['otp'], 'a code'))
          return confirmNewEmail(visitor)
        case 'RELOAD':
          channels.close(token)
          return undefined
        case 'IS_CONNECTED':
          return { isConnected: visitor.isConnected }
        case 'GET_CHAIN_ID':
          return { chainId: wireChainId(visitor.chainId) }
        case 'SWITCH_NETWORK':
          signedIn(visitor)
          visitor.chainId = wireId(fields['chainId'])
          return { chainId: wireChainId(visitor.chainId) }
        case 'SET_PREFERRED_ACCOUNT': {
          const { keys } = signedIn(visitor)
          visitor.type = fields['type'] === 'eoa' ? 'eoa' : 'smartAccount'
          return { type: visitor.type, address: keys[visitor.type].address }
        }
        case 'GET_SMART_ACCOUNT_ENABLED_NETWORKS':
          return { smartAccountEnabledNetworks: Object.keys(evmUrls).map(Number) }
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

function takeCode(otp: string): void {
  if (otp === EXPIRED_OTP) throw rpcError('unauthorized', 'This code has expired')
  if (otp !== SANDBOX_OTP) throw rpcError('unauthorized', 'This code is not right')
}

const wireId = (chainId: unknown): string =>
  typeof chainId === 'number' ? `eip155:${chainId}` : String(chainId)

/** A number for Ethereum, the whole id for Solana. */
const wireChainId = (chainId: string): string | number =>
  chainId.startsWith('eip155:') ? Number(chainId.slice('eip155:'.length)) : chainId

/** The message that was sent with the account's place left open, filled in and signed. */
async function signSiwx(account: PrivateKeyAccount, value: unknown): Promise<object> {
  const fields = recordOf(value, 'a sign-in')
  const text = stringOf(fields['serializedMessage'], 'a message')
  const message = text.replace('<<AccountAddress>>', account.address)
  const { serializedMessage: _, ...data } = fields
  return {
    message,
    signature: await account.signMessage({ message }),
    siwxMessage: { ...data, accountAddress: account.address },
  }
}
