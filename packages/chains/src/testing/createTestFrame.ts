import type { CreateFrame } from '../embedded/createFrameHost.ts'

type Asked = {
  readonly id: string
  readonly type: string
  readonly payload?: Readonly<Record<string, unknown>>
}
type Answer = (payload: Readonly<Record<string, unknown>>) => unknown

const EOA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const SMART = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const SOLANA = '2c82k6TrVw4Lbo4Pt2jSUzVg5zVX8z38rwnv3MwXN3tm'

/** Accounts in a test frame, the same for every email address. */
export const testFrameAccounts: {
  readonly eoa: string
  readonly smartAccount: string
  readonly solana: string
} = { eoa: EOA, smartAccount: SMART, solana: SOLANA }

export type TestFrameOptions = {
  /** Whether the frame becomes ready by itself. @default true */
  readonly isReady?: boolean | undefined
}

/** Frame without an iframe: responds from a table, and records requests. */
export type TestFrame = {
  readonly createFrame: CreateFrame
  readonly asked: Asked[]
  /** Responses by request name; a thrown error is the error response. Requests named in `silent` get no response. */
  readonly answers: Record<string, Answer>
  readonly silent: Set<string>
  readonly say: (type: string, payload?: unknown, id?: string) => void
  readonly names: () => readonly string[]
  readonly last: (name: string) => Asked | undefined
  /** Number of frames in the page. */
  readonly count: () => number
  readonly placed: HTMLElement[]
}

/**
 * Makes a frame of the embedded wallet for tests: no page and no keys. Its one-time code is `123456`.
 *
 * @example
 * ```ts
 * import { embeddedWallet } from '@foyer/chains/embedded'
 * import { createTestFrame } from '@foyer/chains/testing'
 * const frame = createTestFrame()
 * const connectors = [embeddedWallet({ createFrame: frame.createFrame })]
 * frame.silent.add('CONNECT_OTP')
 * ```
 */
export function createTestFrame({ isReady = true }: TestFrameOptions = {}): TestFrame {
  const asked: Asked[] = []
  const silent = new Set<string>()
  const placed: HTMLElement[] = []
  let count = 0
  let isConnected = false
  let email: string | null = 'mira@example.com'
  let newEmail = email
  let type = 'smartAccount'
  let listener: ((data: unknown) => void) | undefined
  const emit = (message: string, payload?: unknown, id?: string): void =>
    listener?.({ type: `@w3m-frame/${message}`, payload, ...(id !== undefined && { id }) })

  function takeCode({ otp }: Readonly<Record<string, unknown>>): void {
    if (otp !== '123456') throw { message: 'The code is wrong' }
  }
  const answers: Record<string, Answer> = {
    SYNC_DAPP_DATA: () => undefined,
    SYNC_THEME: () => undefined,
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: () => ({ smartAccountEnabledNetworks: [1, 137] }),
    IS_CONNECTED: () => ({ isConnected }),
    CONNECT_EMAIL: () => ({ action: 'VERIFY_OTP' }),
    CONNECT_DEVICE: () => undefined,
    CONNECT_OTP(payload) {
      takeCode(payload)
      isConnected = true
    },
    GET_SOCIAL_REDIRECT_URI: ({ provider }) => ({
      uri: `https://accounts.example/authorize?provider=${String(provider)}&state=abc`,
    }),
    CONNECT_SOCIAL(payload) {
      isConnected = true
      email = null
      return { ...(answers['GET_USER']?.(payload) as object), userName: 'mira' }
    },
    GET_FARCASTER_URI: () => ({ url: 'https://farcaster.example/~/sign-in?channel=abc' }),
    CONNECT_FARCASTER() {
      isConnected = true
      email = null
      return { userName: 'mira' }
    },
    UPDATE_EMAIL(payload) {
      newEmail = String(payload['email'])
      return { action: 'VERIFY_PRIMARY_OTP' }
    },
    UPDATE_EMAIL_PRIMARY_OTP: takeCode,
    UPDATE_EMAIL_SECONDARY_OTP(payload) {
      takeCode(payload)
      email = newEmail
      return { newEmail }
    },
    RELOAD: () => undefined,
    SWITCH_NETWORK: ({ chainId }) => ({ chainId }),
    SET_PREFERRED_ACCOUNT: (payload) => ({ type: (type = String(payload['type'])), address: EOA }),
    GET_USER({ chainId, preferredAccountType }) {
      if (!isConnected) throw { message: 'Not signed in' }
      if (String(chainId).startsWith('solana:')) return { email, address: SOLANA, chainId }
      type = String(preferredAccountType ?? type)
      const number = typeof chainId === 'number' ? chainId : Number(String(chainId).split(':')[1])
      const isSmart = type === 'smartAccount' && [1, 137].includes(number)
      return {
        email,
        address: isSmart ? SMART : EOA,
        chainId: number,
        smartAccountDeployed: false,
        preferredAccountType: isSmart ? 'smartAccount' : 'eoa',
        accounts: [
          { address: EOA, type: 'eoa' },
          { address: SMART, type: 'smartAccount' },
        ],
      }
    },
    SIGN_OUT: () => void (isConnected = false),
    RPC_ABORT: () => undefined,
    RPC_REQUEST: ({ method }) => (method === 'personal_sign' ? '0x5169' : null),
  }

  const createFrame: CreateFrame = ({ onMessage }) => {
    count++
    listener = onMessage
    if (isReady) queueMicrotask(() => emit('READY'))
    return {
      place: (slot) => void placed.push(slot),
      hide: () => undefined,
      post(message) {
        const request = message as Asked
        asked.push(request)
        const name = request.type.replace('@w3m-app/', '')
        if (silent.has(name)) return
        queueMicrotask(() => {
          try {
            emit(`${name}_SUCCESS`, answers[name]?.(request.payload ?? {}), request.id)
          } catch (error) {
            emit(`${name}_ERROR`, error, request.id)
          }
        })
      },
      destroy: () => void count--,
    }
  }
  const nameOf = (request: Asked): string => request.type.replace('@w3m-app/', '')
  return {
    createFrame,
    asked,
    answers,
    silent,
    say: emit,
    names: () => asked.map(nameOf),
    last: (name) => asked.findLast((request) => nameOf(request) === name),
    count: () => count,
    placed,
  }
}
