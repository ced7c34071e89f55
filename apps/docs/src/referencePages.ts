/** A page of the reference: the names of one entry of a package, or a table. */
export type ReferencePage = {
  /** Without extension, below the site. */
  readonly path: string
  readonly title: string
  /** Report of an entry in docs/api, without extension; none for a table. */
  readonly report?: string
  /** Specifier that an app imports. */
  readonly specifier?: string
  /** Only these names of the report. @default all */
  readonly names?: RegExp
  /** Markdown after the first sentence: where the names are used, if they have no examples of their own. */
  readonly use?: string
}

const entry = (
  path: string,
  title: string,
  report: string,
  specifier: string,
  names?: RegExp,
): ReferencePage => ({
  path: `reference/${path}`,
  title,
  report,
  specifier,
  ...(names && { names }),
})

const HOOK = /^use[A-Z]/
const NOT_HOOK = /^(?!use[A-Z])/

export const referencePages: readonly ReferencePage[] = [
  entry('hooks', 'Hooks', 'headless.index', '@foyer/headless', HOOK),
  entry('headless', 'Config and functions', 'headless.index', '@foyer/headless', NOT_HOOK),
  entry('actions', 'Actions', 'headless.actions', '@foyer/headless/actions'),
  entry('queries', 'Queries', 'headless.query', '@foyer/headless/query'),
  entry('embedded', 'Embedded wallet', 'headless.embedded', '@foyer/headless/embedded'),
  entry('policies', 'Request policies', 'headless.policies', '@foyer/headless/policies'),
  entry('viem', 'Clients of viem', 'headless.viem', '@foyer/headless/viem'),
  entry('components', 'Components', 'ui-radix.index', '@foyer/ui-radix'),
  entry('primitives', 'Primitives', 'ui-radix.primitives', '@foyer/ui-radix/primitives'),
  entry('shell', 'Shell', 'ui-radix.shell', '@foyer/ui-radix/shell'),
  {
    ...entry('views', 'Views', 'ui-radix.views', '@foyer/ui-radix/views/*'),
    use: "A view is imported from an entry of its name, `import { Connect } from '@foyer/ui-radix/views/Connect'`. [Customization](/customize#views-and-slots) replaces and wraps views, and [`ModalShell`](/reference/shell#modalshell) shows only those that it gets.",
  },
  entry('tailwind', 'Tailwind 3 preset', 'ui-radix.tailwind', '@foyer/ui-radix/tailwind'),
  entry('vite', 'Vite plugin', 'ui-radix.vite', '@foyer/ui-radix/vite'),
  { path: 'reference/routes', title: 'Routes' },
  { path: 'reference/slots', title: 'Slots' },
  { path: 'reference/tokens', title: 'Theme tokens' },
  entry('chains', 'Chains', 'chains.index', '@foyer/chains'),
  entry('networks', 'Networks', 'chains.networks', '@foyer/chains/networks'),
  entry('eip155', 'EVM', 'chains.eip155', '@foyer/chains/eip155'),
  entry('solana', 'Solana', 'chains.solana', '@foyer/chains/solana'),
  entry('solana-mobile', 'Solana Mobile', 'chains.solana-mobile', '@foyer/chains/solana-mobile'),
  entry('bip122', 'Bitcoin', 'chains.bip122', '@foyer/chains/bip122'),
  entry('polkadot', 'Polkadot', 'chains.polkadot', '@foyer/chains/polkadot'),
  entry('cosmos', 'Cosmos', 'chains.cosmos', '@foyer/chains/cosmos'),
  entry('walletconnect', 'WalletConnect', 'chains.walletconnect', '@foyer/chains/walletconnect'),
  entry('wallet-embedded', 'Embedded connector', 'chains.embedded', '@foyer/chains/embedded'),
  entry('farcaster', 'Farcaster', 'chains.farcaster', '@foyer/chains/farcaster'),
  entry('coinbase', 'Coinbase', 'chains.coinbase', '@foyer/chains/coinbase'),
  entry('base-account', 'Base Account', 'chains.base-account', '@foyer/chains/base-account'),
  entry('wagmi', 'wagmi', 'chains.wagmi', '@foyer/chains/wagmi'),
  entry('siwx', 'Sign-in messages', 'chains.siwx', '@foyer/chains/siwx'),
  entry('units', 'Units', 'chains.units', '@foyer/chains/units'),
  entry('conformance', 'Adapter conformance', 'chains.conformance', '@foyer/chains/conformance'),
  entry('chains-testing', 'Tests of chains', 'chains.testing', '@foyer/chains/testing'),
  entry('headless-testing', 'Tests of hooks', 'headless.testing', '@foyer/headless/testing'),
  entry('ui-testing', 'Tests of views', 'ui-radix.testing', '@foyer/ui-radix/testing'),
  entry('sandbox', 'Sandbox', 'sandbox.index', '@foyer/sandbox'),
  entry('sandbox-wallets', 'Sandbox wallets', 'sandbox.wallets', '@foyer/sandbox/wallets'),
  entry('sandbox-vite', 'Sandbox plugin of Vite', 'sandbox.vite', '@foyer/sandbox/vite'),
  entry('sandbox-handlers', 'Sandbox handlers', 'sandbox.handlers', '@foyer/sandbox/handlers'),
]
