import { type SandboxWallet, walletAt } from './wallets.ts'

/** Values of `?hostile=`. */
export type Hostility = 'links' | 'names' | 'page' | 'pictures' | 'types'

const MEGABYTES_10 = 10 * 1024 * 1024
const ENTRIES = 5000

const bad = 'javascript:document.body.dataset.hacked="yes"'

const withLinks = (wallet: SandboxWallet, link: string): object => ({
  ...wallet,
  homepage: link,
  mobile_link: link,
  desktop_link: link,
  webapp_link: link,
  link_mode: link,
  app_store: link,
  play_store: link,
  chrome_store: link,
  image_id: undefined,
  image_url: link,
})

const answers: Readonly<Record<Hostility, () => readonly unknown[]>> = {
  links: () => [
    withLinks(walletAt(0), bad),
    withLinks(walletAt(1), 'data:text/html,<script>document.body.dataset.hacked="yes"</script>'),
    withLinks(walletAt(2), 'file:///etc/passwd'),
    withLinks(walletAt(3), 'https://tracker.invalid/pixel.png'),
    { ...walletAt(4), image_id: '../../e?x=' },
  ],
  names: () => [
    { ...walletAt(0), name: 'W'.repeat(MEGABYTES_10) },
    { ...walletAt(1), name: '\u202Eelif txt.exe' },
    { ...walletAt(2), name: '<img src=x onerror="document.body.dataset.hacked=1">' },
    { ...walletAt(3), name: '\u0000\u200B' },
    { ...walletAt(4), id: '__proto__', name: 'Prototype' },
  ],
  page: () => Array.from({ length: ENTRIES }, (_, index) => walletAt(index)),
  pictures: () => [0, 1, 2, 3].map((index) => ({ ...walletAt(index), image_id: `hang-${index}` })),
  types: () => [
    null,
    'a wallet',
    { ...walletAt(0), id: 7 },
    { ...walletAt(1), name: null },
    { ...walletAt(2), chains: 'eip155:1', order: '3', injected: {}, mobile_link: 5, badge_type: {} },
    walletAt(3),
  ],
}

/** Hostile entries for any query; `undefined` for an unknown kind. */
export const hostileWallets = (kind: string): readonly unknown[] | undefined => answers[kind as Hostility]?.()
