import type { WalletOptions } from './announcers/types.ts'

/** Options in the URL of the playground. */
export type PlaygroundQuery = {
  readonly networks: readonly string[]
  /** Connectors for wallets that are not on the page: `walletConnect`, `embeddedWallet`. */
  readonly connectors: readonly string[]
  /** Feature names; a leading `-` turns one off. */
  readonly features: Readonly<Record<string, boolean>>
  readonly wallets: readonly WalletOptions[]
  /** Whether signing in is requested after connecting. */
  readonly siwx: 'required' | 'optional' | 'off'
  readonly look: { readonly mode: 'light' | 'dark' | 'system' }
  /** @default the visitor's */
  readonly locale: string | undefined
  readonly options: Readonly<Record<string, boolean>>
  /** `cookie` is `cookieStorage()`. */
  readonly storage: 'local' | 'cookie'
  /** Route that the modal opens with the page. */
  readonly view: string | undefined
  /** Origins that may frame this page as a Safe. */
  readonly safes: readonly string[]
}

const list = (value: string | null): readonly string[] => value?.split(',').filter(Boolean) ?? []

const switches = (value: string | null): Readonly<Record<string, boolean>> =>
  Object.fromEntries(
    list(value).map((name) => (name.startsWith('-') ? [name.slice(1), false] : [name, true])),
  )

/** `pebble,harbor:reject,slate:approve@3000` (announced after 3 s), or a JSON list of wallet options. */
function parseWallets(value: string | null): readonly WalletOptions[] {
  if (value === null) return [{ wallet: 'pebble' }, { wallet: 'harbor' }]
  if (value.startsWith('[')) return JSON.parse(value) as readonly WalletOptions[]
  return list(value).map((text) => {
    const [wallet = '', manner = 'approve'] = text.split(':')
    const [behaviour = 'approve', delay] = manner.split('@')
    return { wallet, behaviour, announceDelayMs: Number(delay ?? 0) }
  })
}

/** Tests select the embedded wallet; in development it is on by default. */
const usual: readonly string[] = import.meta.env.DEV ? ['walletConnect', 'embeddedWallet'] : ['walletConnect']

export function parseQuery(search: string): PlaygroundQuery {
  const query = new URLSearchParams(search)
  const theme = query.get('theme')
  const siwx = query.get('siwx')
  return {
    networks: query.has('networks') ? list(query.get('networks')) : ['mainnet', 'polygon', 'base'],
    connectors: query.has('connectors') ? list(query.get('connectors')) : usual,
    features: switches(query.get('features')),
    wallets: parseWallets(query.get('wallets')),
    look: { mode: theme === 'light' || theme === 'dark' ? theme : 'system' },
    siwx: siwx === 'required' || siwx === 'optional' ? siwx : 'off',
    locale: query.get('locale') ?? undefined,
    options: switches(query.get('options')),
    storage: query.get('storage') === 'cookie' ? 'cookie' : 'local',
    view: query.get('view') ?? undefined,
    safes: list(query.get('safes')),
  }
}
