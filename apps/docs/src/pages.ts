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
      page('start-vite', 'Vite', 'a new app with Vite, and Foyer in an existing app', {
        'Add Foyer to an existing app': 'modal',
      }),
      page(
        'start-next',
        'Next',
        'Next.js with the App Router or the Pages Router: cookies, server rendering, the account in the HTML of the server',
      ),
      page(
        'start-frameworks',
        'React Router, TanStack Start, Astro',
        'the files of each, with cookies and server rendering',
      ),
      page('start-hooks', 'Hooks only', 'an app with the hooks, without the modal', {
        'Add Foyer to an existing app': 'hooks',
      }),
      page(
        'sandbox',
        'Offline sandbox',
        'local chains, backend, relay and test wallets for development and tests; simulated faults',
      ),
    ],
  },
  {
    title: 'Guides',
    pages: [
      page(
        'config',
        'Options',
        'every option of createConfig, adapters, connectors and FoyerModal; browsers and versions',
      ),
      page(
        'connecting',
        'Wallets and connections',
        'WalletConnect, deep links, several wallets, the wallet list',
      ),
      page(
        'customize',
        'Customization',
        'theme, CSS, texts, slots, views, buttons, networks, SSR, setup errors',
        { 'Theme: colours, radius, font': 'theme', 'Views and slots': 'views' },
      ),
      page('hooks', 'Your own UI', 'connect, sign, balances, networks, send and sign-in with hooks only', {
        Mutations: 'sign',
      }),
      page(
        'contracts',
        'Contracts',
        'read, write, send, outcomes, events, typed data; Solana with Kit, @solana/web3.js or Anchor',
      ),
      page('reading', 'Balances, names, history', 'balances, tokens, NFTs, history, names, prices'),
      page(
        'sign-in',
        'Sign-in on a server',
        'SIWE and SIWX: messages, sessions, verification on a server, next-auth, iron-session',
      ),
      page('send', 'Send and receive', 'send and receive, fees, outcomes'),
      page('swap', 'Swap', 'quotes, slippage, allowance, a swap provider of your own'),
      page('buy', 'Onramp and payments', 'buy crypto with money, pay with crypto'),
      page('embedded', 'Email and social login', 'email, social and Farcaster login, smart accounts'),
      page('namespaces', 'Chains', 'Solana, Bitcoin, Polkadot, Cosmos, Safe'),
      page('interop', 'wagmi, ethers, viem', 'wagmi, ethers and viem next to Foyer; batches of calls'),
      page('smart-sessions', 'Smart sessions', 'permissions for transactions without a prompt (ERC-7715)'),
      page('policies', 'Request policies', 'allow, warn about or refuse requests to a wallet'),
      page('languages', 'Languages', 'language of the interface, texts of your own, right to left'),
    ],
  },
  {
    title: 'Recipes',
    pages: [
      page(
        'recipes',
        'shadcn, CSP, bundlers, mobile',
        'theme of shadcn, Content Security Policy, bundlers, deployments, phones, links to other recipes',
      ),
      page('add-a-wallet', 'Add a wallet', 'connector, adapter, conformance tests'),
      page('backend', 'Your own backend', 'every endpoint of the backend API, with its schema'),
      page('errors', 'Errors', 'how to handle errors: rejections, texts, retries; every error code'),
      page(
        'alerts',
        'Developer alerts',
        'alerts about the configuration, by error code, with causes and solutions',
      ),
      page('troubleshooting', 'Troubleshooting', 'problems by symptom, with causes and remedies'),
    ],
  },
  {
    title: 'Migration',
    pages: [
      page(
        'moving',
        'All kits',
        'names in RainbowKit, AppKit, ConnectKit, wagmi and the libraries of other chains, and in Foyer',
      ),
      migration('rainbowkit', 'RainbowKit'),
      migration('appkit', 'AppKit'),
      migration('connectkit', 'ConnectKit'),
      migration('wagmi', 'wagmi'),
      migration('solana', 'Solana wallet adapter'),
      migration('polkadot', 'Polkadot extension-dapp'),
      migration('cosmjs', 'CosmJS'),
      migration('sats-connect', 'sats-connect'),
    ],
  },
  {
    title: 'Project',
    pages: [
      page('wallets', 'Wallet support', 'test results of each kind of wallet'),
      page('security', 'Security', 'security promises, each with its tests'),
      page('privacy', 'Privacy', 'all requests, cookies and stored values; analytics'),
      page('size', 'Bundle size', 'JavaScript that Foyer adds to a page, measured'),
      page(
        'architecture',
        'Architecture',
        'packages, layers and folders; the way from a click to the wallet',
      ),
      page('internals', 'Internals', 'state, requests to wallets, lazy loading, the modal'),
      page('glossary', 'Glossary', 'terms of Foyer, each with its meaning'),
      page('testing', 'Tests', 'kinds of tests in the repository, and how to run them'),
      page(
        'first-hour',
        'Tests of the documentation',
        'steps of a new user in the guides, each with its test',
      ),
      page('releases', 'Releases', 'version numbers, and what may change in each'),
    ],
  },
]

export const documentPages: readonly DocumentPage[] = groups.flatMap(({ pages }) => pages)
