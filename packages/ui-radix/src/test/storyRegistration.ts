import { type ChainAdapter, UserRejectedError } from '@foyer/chains'
import type { NamesProvider } from '@foyer/headless'
import { samples } from './samples.ts'
import { storyAdapter, type StoryConfigOptions, storyWallet } from './storyConfig.tsx'

export type StoryRegistrationOptions = {
  /** Current name of the account. */
  readonly name?: string | undefined
  /** Full names that are taken. */
  readonly taken?: readonly string[] | undefined
  /** Response for similar names. @default 'some' */
  readonly suggestions?: 'some' | 'none' | 'pending' | 'failed' | undefined
  /** Answer of the wallet to the signature request. @default 'approve' */
  readonly wallet?: 'approve' | 'wait' | 'reject' | 'fail' | undefined
  /** Response of the name service to the signed message. @default 'accept' */
  readonly service?: 'accept' | 'wait' | 'refuse' | undefined
  /** @default 'AUTH', the embedded wallet */
  readonly type?: 'AUTH' | 'ANNOUNCED' | undefined
  /** Wallets that may register. @default 'embedded' */
  readonly registrants?: NamesProvider['registrants']
  readonly zone?: string | undefined
}

const never = (): Promise<never> => new Promise(() => {})

/** Options of a config with a wallet and a name service that registers names, without network. */
export function storyRegistration({
  name,
  taken = [],
  suggestions = 'some',
  wallet = 'approve',
  service = 'accept',
  type = 'AUTH',
  registrants,
  zone = 'reown.id',
}: StoryRegistrationOptions = {}): StoryConfigOptions {
  const adapter = storyAdapter()
  const adapters: readonly ChainAdapter[] = [
    {
      ...adapter,
      operations: {
        ...adapter.operations,
        signMessage: async () => async () => {
          if (wallet === 'wait') return never()
          // Errors of wallets, in the shape that wallets use.
          if (wallet === 'reject') throw new UserRejectedError()
          if (wallet === 'fail') return Promise.reject({ code: -32603, message: 'broken' })
          return '0x51'
        },
      },
    },
  ]
  const suggest = (label: string): readonly { readonly name: string; readonly isRegistered: boolean }[] =>
    [`${label}1`, `the-${label}`, `${label}-wallet`].map((each) => ({
      name: `${each}.${zone}`,
      isRegistered: each.startsWith('the-') || taken.includes(`${each}.${zone}`),
    }))
  const names: NamesProvider = {
    registrants,
    zone,
    getIdentity: async () => ({ name: name ?? null, avatar: null }),
    resolveName: async ({ name: asked }) => {
      if (asked === name) return { name, addresses: {}, attributes: [] }
      if (!taken.includes(asked)) throw new TypeError('nobody has it')
      return { name: asked, addresses: { 60: { address: `0x${'7'.repeat(40)}` } }, attributes: [] }
    },
    getSuggestions: async ({ name: label }) => {
      if (suggestions === 'pending') return never()
      if (suggestions === 'failed') throw new TypeError('broken')
      return suggestions === 'none' ? [] : suggest(label)
    },
    registerName: async () => {
      if (service === 'wait') await never()
      if (service === 'refuse') throw new TypeError('broken')
    },
  }
  return { adapters, names, wallets: [storyWallet('Marigold', { icon: samples.orange, type })] }
}
