import type {
  CaipNetwork,
  ChainAdapter,
  ChainNamespace,
  Connector,
  CreateConnector,
  ConnectorSession,
} from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import {
  arbitrum,
  base,
  bitcoin,
  cosmoshub,
  mainnet,
  optimism,
  polkadot,
  polygon,
  sepolia,
  solana,
} from '@foyer/chains/networks'
import {
  type Config,
  type ConfigOptions,
  createConfig,
  FoyerProvider,
  type NamesProvider,
  type RouteName,
  type Routes,
  type ThemeOptions,
} from '@foyer/headless'
import { connect, openModal } from '@foyer/headless/actions'
import {
  createMemoryStorage,
  createTestConnector,
  type TestConnector,
  type TestConnectorOptions,
} from '@foyer/headless/testing'
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { ModalShell, type ModalShellProps } from '../modal/ModalShell.tsx'
import { allViews } from './allViews.ts'
import { arranging } from './arranging.ts'
import { samples } from './samples.ts'

const pictures = [samples.orange, samples.violet, samples.blue]
const withPicture = <network extends CaipNetwork>(network: network, index: number): network => ({
  ...network,
  assets: { imageUrl: pictures[index % pictures.length] },
})

/** Real networks without brand icons. */
export const storyNetworks: readonly [CaipNetwork, ...CaipNetwork[]] = [
  withPicture(mainnet, 2),
  withPicture(base, 1),
  withPicture(polygon, 0),
]
export const manyNetworks: readonly [CaipNetwork, ...CaipNetwork[]] = [
  ...storyNetworks,
  withPicture(arbitrum, 2),
  withPicture(optimism, 0),
  withPicture(solana, 1),
  sepolia,
]

/** One network of every namespace. */
export const networksOfNamespaces: readonly [CaipNetwork, ...CaipNetwork[]] = [
  withPicture(mainnet, 2),
  withPicture(solana, 1),
  withPicture(bitcoin, 0),
  polkadot,
  cosmoshub,
]

export type StoryWalletOptions = TestConnectorOptions & {
  readonly icon?: string | undefined
  readonly isDuplicate?: boolean | undefined
  readonly type?: Connector['type'] | undefined
  readonly answer?: TestConnector['answer'] | undefined
  /** The error with which connecting rejects, in the wording of the wallet. */
  readonly failure?: unknown
  /** The only networks that the wallet supports. */
  readonly approved?: ConnectorSession['approvedCaipNetworkIds']
  /** Result of a network switch. @default 'approve' */
  readonly onSwitch?: 'approve' | 'wait' | 'reject' | undefined
}

/** A wallet that behaves as the story needs. */
export function storyWallet(name: string, options: StoryWalletOptions = {}): TestConnector {
  const { icon, isDuplicate, type, answer, failure, approved, onSwitch, ...rest } = options
  const wallet = createTestConnector({ id: name, name, ...rest })
  const { connect: ask } = wallet
  return Object.assign(wallet, {
    ...(icon && { icon }),
    ...(isDuplicate && { isDuplicate }),
    ...(type && { type }),
    ...(answer && { answer }),
    connect: async (parameters: Parameters<Connector['connect']>[0]) => {
      if (failure !== undefined) return Promise.reject(failure)
      const sessions = await ask(parameters)
      return sessions.map((session) => ({ ...session, approvedCaipNetworkIds: approved }))
    },
    ...(onSwitch && {
      switchNetwork: async () => {
        wallet.calls.switchNetwork++
        if (onSwitch === 'wait') await new Promise(() => {})
        if (onSwitch === 'reject') throw { code: 4001, message: 'No' }
      },
    }),
  })
}

/** A wallet with a payment and an ordinal account on Bitcoin. */
export const storyBitcoinWallet = (): TestConnector =>
  storyWallet('Sorrel', {
    namespaces: ['bip122'],
    icon: samples.orange,
    chainId: '000000000019d6689c085ae165831e93',
    accounts: [
      { address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', type: 'payment' },
      { address: 'bc1p5d7rjq7g6rdk2yhzks9smlaqtedr4dekq08ge8ztwac72sfr9rusxg3297', type: 'ordinal' },
    ],
  })

export const storyWallets = (): readonly TestConnector[] => [
  storyWallet('Marigold', { icon: samples.orange }),
  storyWallet('Iris', { icon: samples.violet, address: '0x8ba1f109551bD432803012645Ac136ddd64DBA72' }),
  storyWallet('Lake', { icon: samples.blue }),
]

/** Names are compared with tables, without network. */
const { normalizeName } = eip155().operations
const names = { ...(normalizeName && { normalizeName }) }

const native: Readonly<Record<ChainNamespace, { readonly decimals: number; readonly symbol: string }>> = {
  eip155: { decimals: 18, symbol: 'ETH' },
  solana: { decimals: 9, symbol: 'SOL' },
  bip122: { decimals: 8, symbol: 'BTC' },
  polkadot: { decimals: 10, symbol: 'DOT' },
  cosmos: { decimals: 6, symbol: 'ATOM' },
}

/** An adapter without network: the story sets balances. `pending` never resolves, and `failed` rejects. */
export const storyAdapter = (
  namespace: ChainNamespace = 'eip155',
  balance: string | 'pending' | 'failed' = '1.2345',
): ChainAdapter => ({
  namespace,
  operations: {
    ...(namespace === 'eip155' && names),
    // The sandbox's Amber Dollar has 6 decimals, tokens of stories have 18.
    getTokenDecimals:
      async () =>
      async (_, { token }) =>
        /^0x5a11d0c0.*a1$/i.test(token) ? 6 : 18,
    getBalance: async () => async () => {
      const { decimals, symbol } = native[namespace]
      if (balance === 'pending') await new Promise(() => {})
      if (balance === 'failed') throw new Error('no answer')
      const [whole = '0', fraction = ''] = balance.split('.')
      return { value: String(BigInt(whole + fraction.padEnd(decimals, '0'))), decimals, symbol }
    },
  },
})

/** A name service with the profile of one account. */
export const storyNames = (
  answer: Awaited<ReturnType<NonNullable<NamesProvider['getIdentity']>>>,
): NamesProvider => ({ getIdentity: async () => answer })

export type StoryConfigOptions = Omit<Partial<ConfigOptions>, 'connectors' | 'adapters'> & {
  readonly wallets?: readonly (Connector | CreateConnector)[] | undefined
  readonly adapters?: readonly ChainAdapter[] | undefined
}

/** A real config without network and with memory storage. */
export function createStoryConfig({
  networks = storyNetworks,
  wallets = storyWallets(),
  adapters,
  ...options
}: StoryConfigOptions = {}): Config {
  const namespaces = [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
  return createConfig({
    debug: true,
    storage: createMemoryStorage(),
    fetch: () => Promise.reject(new Error('stories have no network')),
    ...options,
    networks,
    adapters: adapters ?? namespaces.map((namespace) => storyAdapter(namespace)),
    connectors: wallets,
  } as ConfigOptions) as Config
}

export type StoryProps<route extends RouteName> = StoryConfigOptions & {
  /** The view to open. Absent: the modal stays closed. */
  readonly view?: route | undefined
  readonly data?: Routes[route] | undefined
  /** Connects this wallet first; `true` connects the first one. */
  readonly connected?: boolean | string | undefined
  /** Runs after connecting. */
  readonly setUp?: ((config: Config) => unknown) | undefined
  readonly shell?: Partial<ModalShellProps> | undefined
  /** The page around the modal. */
  readonly children?: ReactNode
}

/** Receives each config that a story creates, with its options. */
export const StoryProbe = createContext<((config: Config, options: StoryConfigOptions) => void) | undefined>(
  undefined,
)

/** A page with the modal open at a view, in the theme, direction and language of the page around the story. */
export function StoryModal<route extends RouteName>({
  view,
  data,
  connected,
  setUp,
  shell,
  children,
  ...options
}: StoryProps<route>): ReactElement {
  const id = useId()
  const probe = useContext(StoryProbe)
  const [config] = useState(() => {
    const made = createStoryConfig({ id, ...options })
    probe?.(made, options)
    return made
  })
  const { theme, ...page } = usePage()
  const isStarted = useRef(false)
  useEffect(() => {
    if (isStarted.current) return
    isStarted.current = true
    const start = async (): Promise<void> => {
      const [first] = options.wallets ?? ['Marigold']
      const named = typeof first === 'function' ? undefined : first
      const wallet = connected === true ? named : connected
      if (wallet) await connect(config, { connector: wallet })
      if (view) openModal(config, { view, data })
      await setUp?.(config)
    }
    start().catch(console.error)
  })
  return (
    <FoyerProvider config={config}>
      {children}
      <ModalShell views={allViews} theme={theme} {...page} {...shell} />
    </FoyerProvider>
  )
}

/** Runs a function that shows a waiting view, and ends its 20 s until it is slow at once. */
export const untilSlow = (run: () => unknown): Promise<void> =>
  arranging(async () => {
    const { setTimeout } = window
    const shorten = (run: () => void, delay = 0): number =>
      setTimeout(run, delay > 15_000 && delay <= 20_000 ? 0 : delay)
    window.setTimeout = shorten as typeof setTimeout
    try {
      await run()
      await until(() => document.querySelector('[data-foyer-part=status-hero][data-state=slow]') !== null)
    } finally {
      window.setTimeout = setTimeout
    }
  })

/** Resolves once a story shows its content, or after 4 s. */
export async function until(isReached: () => boolean, tries = 200): Promise<void> {
  if (isReached() || tries === 0) return
  await new Promise((resolve) => setTimeout(resolve, 20))
  await until(isReached, tries - 1)
}

type Page = { readonly theme: ThemeOptions; readonly dir: 'ltr' | 'rtl'; readonly locale: string }

/** Theme, direction and language of the page. */
function usePage(): Page {
  const text = useSyncExternalStore(watchPage, readPage, () => '{}')
  return useMemo(() => {
    const { theme = 'light', accent, radius, dir = 'ltr', locale = 'en' } = JSON.parse(text) as PageValues
    const corners = radius ? { radius: Number(radius) } : undefined
    return { theme: { mode: theme, ...(accent && { accent }), ...corners }, dir, locale }
  }, [text])
}

type PageValues = {
  readonly theme?: 'light' | 'dark'
  readonly accent?: string
  readonly radius?: string
  readonly dir?: 'ltr' | 'rtl'
  readonly locale?: string
}

const readPage = (): string => {
  const { dataset, dir, lang } = document.documentElement
  const { theme, accent, radius } = dataset
  return JSON.stringify({ theme, accent, radius, dir: dir || undefined, locale: lang || undefined })
}

function watchPage(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true })
  return () => observer.disconnect()
}
