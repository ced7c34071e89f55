/** A page of the site: `path` without extension, made of a document of the repository. */
export type DocumentPage = {
  readonly path: string
  readonly title: string
  /** From the root of the repository. */
  readonly source: string
  /** Heading of level 2 whose section is the page; all of the document without it. */
  readonly section?: string
}

export type Group = { readonly title: string; readonly pages: readonly DocumentPage[] }

const page = (name: string, title: string): DocumentPage => ({ path: name, title, source: `docs/${name}.md` })

const migration = (name: string, section: string): DocumentPage => ({
  path: `moving/${name}`,
  title: `From ${section}`,
  source: 'docs/moving.md',
  section,
})

/** Documents in the order of the navigation, by task. */
export const groups: readonly Group[] = [
  {
    title: 'Start',
    pages: [
      page('start-vite', 'Vite'),
      page('start-next', 'Next'),
      page('start-hooks', 'Hooks only'),
      page('sandbox', 'Offline sandbox'),
    ],
  },
  {
    title: 'Guides',
    pages: [
      page('connecting', 'Wallets and connections'),
      page('customize', 'Customization'),
      page('hooks', 'Your own UI'),
      page('contracts', 'Contracts'),
      page('reading', 'Balances, names, history'),
      page('sign-in', 'Sign-in on a server'),
      page('send', 'Send and receive'),
      page('swap', 'Swap'),
      page('buy', 'Onramp and payments'),
      page('embedded', 'Email and social login'),
      page('families', 'Chains'),
      page('interop', 'wagmi, ethers, viem'),
      page('smart-sessions', 'Smart sessions'),
      page('policies', 'Request policies'),
      page('languages', 'Languages'),
    ],
  },
  {
    title: 'Recipes',
    pages: [
      page('recipes', 'shadcn, CSP, mobile'),
      page('add-a-wallet', 'Add a wallet'),
      page('backend', 'Your own backend'),
      page('alerts', 'Developer alerts'),
    ],
  },
  {
    title: 'Migration',
    pages: [
      page('moving', 'All kits'),
      migration('rainbowkit', 'RainbowKit'),
      migration('appkit', 'AppKit'),
      migration('connectkit', 'ConnectKit'),
      migration('solana', 'Solana wallet adapter'),
    ],
  },
  {
    title: 'Project',
    pages: [
      page('wallets', 'Kinds of wallets'),
      page('security', 'Security'),
      page('privacy', 'Privacy'),
      page('size', 'Bundle size'),
      page('architecture', 'Architecture'),
      page('glossary', 'Glossary'),
      page('testing', 'Tests'),
      page('first-hour', 'The first hour'),
      page('releases', 'Releases'),
    ],
  },
]

export const documentPages: readonly DocumentPage[] = groups.flatMap(({ pages }) => pages)
