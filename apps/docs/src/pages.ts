/** A page of the site, generated from a document of the repository. `path` has no extension. */
export type DocumentPage = {
  readonly path: string
  readonly title: string
  /** From the root of the repository. */
  readonly source: string
  /** Level-2 heading of the section that is the page. @default the whole document */
  readonly section?: string
  /** Subject of the page, for llms.txt. */
  readonly about: string
  /** Live examples (apps/docs/demo/examples) by heading; each is at the end of its section. */
  readonly examples?: Readonly<Record<string, Example>>
}

export type Example = 'modal' | 'hooks' | 'sign' | 'theme' | 'views'

export type Group = { readonly title: string; readonly pages: readonly DocumentPage[] }

const page = (
  name: string,
  title: string,
  about: string,
  examples?: DocumentPage['examples'],
): DocumentPage => ({ path: name, title, source: `docs/${name}.md`, about, ...(examples && { examples }) })

const migration = (name: string, section: string): DocumentPage => ({
  path: `moving/${name}`,
  title: `From ${section}`,
  source: 'docs/moving.md',
  section,
  about: 'code before and after, and the names side by side',
})

/** Documents in the order of the navigation, by task. */
export const groups: readonly Group[] = [
  {
    title: 'Start',
    pages: [
      page('start-vite', 'Vite', 'a new app, and an app that exists, with Vite', {
        'In an app that exists': 'modal',
      }),
      page(
        'start-next',
        'Next',
        'the App Router: cookies, server rendering, the account in the HTML of the server',
      ),
      page('start-hooks', 'Hooks only', 'an app without the modal', { 'In an app that exists': 'hooks' }),
      page(
        'sandbox',
        'Offline sandbox',
        'local chains, backend, relay and wallets for development and tests; faults',
      ),
    ],
  },
  {
    title: 'Guides',
    pages: [
      page(
        'connecting',
        'Wallets and connections',
        'WalletConnect, deep links, several wallets, the wallet list',
      ),
      page(
        'customize',
        'Customization',
        'theme, CSS, texts, slots, views, buttons, networks, SSR, errors of setup',
        { 'Theme: colours, radius, font': 'theme', 'Views and slots': 'views' },
      ),
      page('hooks', 'Your own UI', 'connect, sign, balances, networks, send and sign-in with hooks only', {
        Mutations: 'sign',
      }),
      page('contracts', 'Contracts', 'read, write, events, typed data, Solana instructions'),
      page('reading', 'Balances, names, history', 'balances, tokens, NFTs, history, names, prices'),
      page('sign-in', 'Sign-in on a server', 'SIWE and SIWX: messages, sessions, verification on a server'),
      page('send', 'Send and receive', 'send and receive, fees, outcomes'),
      page('swap', 'Swap', 'quotes, slippage, allowance, a swap provider of your own'),
      page('buy', 'Onramp and payments', 'onramp and payments'),
      page('embedded', 'Email and social login', 'email, social and Farcaster login, smart accounts'),
      page('namespaces', 'Chains', 'Solana, Bitcoin, Polkadot, Cosmos, Safe'),
      page('interop', 'wagmi, ethers, viem', 'wagmi, ethers and viem beside Foyer; batches of calls'),
      page('smart-sessions', 'Smart sessions', 'permissions of ERC-7715'),
      page('policies', 'Request policies', 'allow, warn about or refuse requests to a wallet'),
      page('languages', 'Languages', 'texts, locales, right to left'),
    ],
  },
  {
    title: 'Recipes',
    pages: [
      page(
        'recipes',
        'shadcn, CSP, mobile',
        'shadcn, Content Security Policy, phones, and where other recipes are',
      ),
      page('add-a-wallet', 'Add a wallet', 'connector, adapter, conformance tests'),
      page('backend', 'Your own backend', 'requests that a backend answers, with their schemas'),
      page('alerts', 'Developer alerts', 'texts for developers, with causes and remedies'),
    ],
  },
  {
    title: 'Migration',
    pages: [
      page('moving', 'All kits', 'names of all kits side by side'),
      migration('rainbowkit', 'RainbowKit'),
      migration('appkit', 'AppKit'),
      migration('connectkit', 'ConnectKit'),
      migration('solana', 'Solana wallet adapter'),
    ],
  },
  {
    title: 'Project',
    pages: [
      page('wallets', 'Kinds of wallets', 'support of each kind of wallet'),
      page('security', 'Security', 'promises and their tests'),
      page('privacy', 'Privacy', 'all requests, cookies and storage'),
      page('size', 'Bundle size', 'bytes that a page loads'),
      page('architecture', 'Architecture', 'packages, layers, state, lazy loading'),
      page('glossary', 'Glossary', 'terms'),
      page('testing', 'Tests', 'the tests of this repository'),
      page('first-hour', 'The first hour', 'steps of a newcomer, and how each is checked'),
      page('releases', 'Releases', 'versions and their promises'),
    ],
  },
]

export const documentPages: readonly DocumentPage[] = groups.flatMap(({ pages }) => pages)
