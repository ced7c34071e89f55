import type { WalletControls } from '../conformance/fixtures.ts'
import type { SolanaProvider } from '../solana/provider.ts'

export const SOLANA_ACCOUNT = '2c82k6TrVw4Lbo4Pt2jSUzVg5zVX8z38rwnv3MwXN3tm'
export const OTHER_SOLANA_ACCOUNT = '8y8mLqtgs4esizkcgWUygWoCM6dzXu5N2cuPW5qfJGrL'

type Input = Readonly<Record<string, unknown>>
type Answer = (...inputs: readonly Input[]) => unknown
type Change = { readonly accounts?: readonly unknown[] }

export type FakeSolanaWallet = WalletControls & {
  readonly wallet: SolanaProvider
  /** Requests to the wallet, in order. */
  readonly calls: { readonly feature: string; readonly inputs: readonly Input[] }[]
  readonly changeAccount: () => void
  readonly emit: (change: unknown) => void
}

export type FakeSolanaWalletOptions = {
  readonly name?: string | undefined
  readonly icon?: string | undefined
  readonly addresses?: readonly string[] | undefined
  /** Replaces a feature; `undefined` removes it. */
  readonly features?: Readonly<Record<string, Answer | undefined>> | undefined
  /** Features of its accounts. @default those of the wallet */
  readonly accountFeatures?: readonly string[] | undefined
}

const PROMPTS: readonly string[] = [
  'solana:signMessage',
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signIn',
]

/** Wallet Standard wallet that a test controls. Its signatures are invalid. */
export function createFakeSolanaWallet(options: FakeSolanaWalletOptions = {}): FakeSolanaWallet {
  const { name = 'Fern', icon = 'data:image/svg+xml,<svg/>' } = options
  const listeners = new Set<(change: Change) => void>()
  const calls: { feature: string; inputs: readonly Input[] }[] = []
  let behaviour: 'accept' | 'decline' | 'hang' | 'fail' = 'accept'
  let addresses = options.addresses ?? [SOLANA_ACCOUNT, OTHER_SOLANA_ACCOUNT]
  let isPermitted = false
  let prompts = 0

  const accounts = (): readonly unknown[] =>
    addresses.map((address) => ({
      address,
      publicKey: new Uint8Array(32),
      chains: ['solana:mainnet'],
      features: options.accountFeatures ?? [],
    }))
  const signature = new Uint8Array(64).fill(7)
  const answers: Record<string, Answer | undefined> = {
    'standard:connect': () => {
      isPermitted = true
      return { accounts: accounts() }
    },
    'standard:disconnect': () => void (isPermitted = false),
    'solana:signMessage': (...inputs) => inputs.map(({ message }) => ({ signedMessage: message, signature })),
    'solana:signTransaction': (...inputs) =>
      inputs.map(({ transaction }) => ({ signedTransaction: transaction })),
    'solana:signAndSendTransaction': (...inputs) => inputs.map(() => ({ signature })),
    ...options.features,
  }
  const ask = async (feature: string, inputs: readonly Input[]): Promise<unknown> => {
    calls.push({ feature, inputs })
    const isSilent = inputs[0]?.['silent'] === true
    const isPrompt = PROMPTS.includes(feature) || (feature === 'standard:connect' && !isSilent)
    if (isPrompt) prompts += 1
    if (behaviour === 'hang') return new Promise(() => undefined)
    if (behaviour === 'decline' && isPrompt) throw { code: 4001, message: 'No' }
    if (behaviour === 'fail') throw 'broken'
    if (isSilent && !isPermitted) return { accounts: [] }
    return answers[feature]?.(...inputs)
  }
  const features: Record<string, unknown> = {
    'standard:events': {
      version: '1.0.0',
      on: (_: string, listener: (change: Change) => void) => {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
  }
  for (const [feature, answer] of Object.entries(answers)) {
    const method = feature.slice(feature.indexOf(':') + 1)
    if (answer)
      features[feature] = { version: '9.9.9', [method]: (...inputs: Input[]) => ask(feature, inputs) }
    else delete features[feature]
  }
  const emit = (change: unknown): void => {
    for (const listener of listeners) listener(change as Change)
  }
  const wallet = {
    version: '1.0.0',
    name,
    icon,
    chains: ['solana:mainnet'],
    features,
    get accounts() {
      return isPermitted ? accounts() : []
    },
  } as unknown as SolanaProvider
  return {
    wallet,
    calls,
    emit,
    accept: () => void (behaviour = 'accept'),
    decline: () => void (behaviour = 'decline'),
    hang: () => void (behaviour = 'hang'),
    fail: () => void (behaviour = 'fail'),
    changeAccount() {
      addresses = addresses.toReversed()
      emit({ accounts: accounts() })
    },
    promptCount: () => prompts,
    listenerCount: () => listeners.size,
  }
}
