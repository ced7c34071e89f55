import { firstWords, lastWords } from './words.ts'

/** An entry as the backend sends it. */
export type SandboxWallet = Readonly<{
  id: string
  name: string
  homepage: string
  description: string
  image_id: string
  order: number
  badge_type: 'none' | 'certified'
  chains: readonly string[]
  rdns: string | null
  injected: readonly { readonly namespace: string; readonly injected_id: string }[] | null
  mobile_link: string | null
  desktop_link: string | null
  webapp_link: string | null
  link_mode: string | null
  app_store: string | null
  play_store: string | null
  chrome_store: string | null
  supports_wc: boolean
}>

/** Default size of the directory. */
export const WALLET_COUNT = 600
export const MAX_WALLET_COUNT = 50_000

/** Wallets that the sandbox puts into pages are listed too. */
const inPages: Readonly<Record<number, string>> = { 20: 'Pebble', 21: 'Harbor', 22: 'Slate' }

const EVM = ['eip155:1', 'eip155:10', 'eip155:137', 'eip155:8453', 'eip155:42161']
const SOLANA = ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp']

const every = (index: number, step: number): boolean => index % step === 0

/** Wallet at an index of the directory: the same one in every run. */
export function walletAt(index: number): SandboxWallet {
  const name = inPages[index] ?? nameAt(index)
  const slug = name.toLowerCase().replaceAll(' ', '-')
  const site = `https://${slug}.wallet.example`
  const isInPage = index in inPages
  const hasExtension = isInPage || every(index, 4)
  const hasApp = !isInPage && !every(index, 7)
  const chains = every(index, 5) ? SOLANA : every(index, 3) ? [...EVM, ...SOLANA] : EVM
  return {
    id: idAt(index),
    name,
    homepage: `${site}/`,
    description: `${name} is a wallet of the sandbox.`,
    image_id: `picture-${index}`,
    order: index + 1,
    badge_type: every(index, 3) ? 'certified' : 'none',
    chains: isInPage ? EVM : chains,
    rdns: isInPage ? `test.${slug}` : hasExtension ? `example.wallet.${slug}` : null,
    injected: hasExtension ? [{ namespace: 'eip155', injected_id: `is${name.replaceAll(' ', '')}` }] : null,
    mobile_link: hasApp ? `${slug}:` : null,
    desktop_link: every(index, 6) ? `${slug}-desktop:` : null,
    webapp_link: every(index, 8) ? `${site}/app` : null,
    link_mode: hasApp && every(index, 2) ? `${site}/link` : null,
    app_store: hasApp ? `https://ios.example/app/${slug}` : null,
    play_store: hasApp ? `https://android.example/app/${slug}` : null,
    chrome_store: hasExtension ? `https://extensions.example/${slug}` : null,
    supports_wc: !every(index + 1, 17),
  }
}

/** The first names are word pairs; later ones get a number. */
function nameAt(index: number): string {
  const round = Math.floor(index / (firstWords.length * lastWords.length))
  const first = firstWords[index % firstWords.length]
  // Shifted with each turn, so that neighbours share no word.
  const last = lastWords[(Math.floor(index / firstWords.length) + index * 7) % lastWords.length]
  return round === 0 ? `${first} ${last}` : `${first} ${last} ${round + 1}`
}

/** 64 hexadecimal digits, as ids of the directory have. */
function idAt(index: number): string {
  const digits = (index + 1).toString(16).padStart(8, '0')
  return digits.repeat(8)
}
