import { templateOf } from '../options/namespaces.ts'
import type { CreateOptions } from '../options/options.ts'
import type { Versions } from '../options/readVersions.ts'
import { json, lines } from './text.ts'

/** package.json, README.md and .gitignore. */
export const packageFiles = (options: CreateOptions, versions: Versions): Record<string, string> => ({
  'package.json': json(manifest(options, versions)),
  'README.md': readme(options),
  '.gitignore': lines(
    'node_modules',
    options.framework === 'vite' ? 'dist' : '.next',
    'test-results',
    '*.tsbuildinfo',
    '.env*.local',
  ),
})

/** Later releases of this package are under a licence that binds an app to one vendor's network. */
const EXACT = '@walletconnect/sign-client'

/** A caret range for an exact version. */
const toRange = (name: string, version: string): string =>
  /^\d/.test(version) && name !== EXACT ? `^${version}` : version

function manifest(options: CreateOptions, versions: Versions): object {
  const { name, framework, namespaces, walletConnect, tailwind, ui } = options
  const isVite = framework === 'vite'
  const ranges = (names: readonly (string | false | undefined)[]): Record<string, string> =>
    Object.fromEntries(
      names
        .filter((each) => typeof each === 'string')
        .toSorted()
        .map((each) => [each, toRange(each, versions[each] ?? '*')]),
    )
  return {
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    scripts: isVite
      ? {
          dev: 'vite',
          build: 'tsc && vite build',
          preview: 'vite preview',
          typecheck: 'tsc',
          test: 'playwright test',
        }
      : {
          dev: 'node scripts/dev.mjs',
          build: 'next build',
          start: 'next start',
          typecheck: 'tsc',
          test: 'playwright test',
        },
    dependencies: ranges([
      '@foyer/chains',
      '@foyer/headless',
      ui === 'modal' && '@foyer/ui-radix',
      '@tanstack/react-query',
      ...namespaces.map((namespace) => templateOf(namespace).peer),
      walletConnect && EXACT,
      !isVite && 'next',
      'react',
      'react-dom',
    ]),
    devDependencies: ranges([
      '@foyer/sandbox',
      '@playwright/test',
      '@types/node',
      '@types/react',
      '@types/react-dom',
      'typescript',
      ...(tailwind ? ['tailwindcss', isVite ? '@tailwindcss/vite' : '@tailwindcss/postcss'] : []),
      ...(isVite ? ['@vitejs/plugin-react', 'vite'] : []),
    ]),
    engines: { node: '>=20.19.0' },
  }
}

const readme = ({ name, framework, walletConnect, ui }: CreateOptions): string =>
  lines(
    `# ${name}`,
    '',
    '```sh',
    'npm install',
    'npm run dev   # the app, with local chains and test wallets; needs no network and no account',
    'npm run build',
    'npx playwright install chromium && npm test',
    '```',
    '',
    '- `src/foyer.ts`: networks, adapters and connectors',
    `- \`src/Wallet.tsx\`: ${ui === 'modal' ? 'the button and the modal' : 'the user interface, made of hooks'}`,
    framework === 'next' &&
      '- `src/lastAccount.ts`: the cookie by which the server renders the account of the last visit',
    '- `e2e/connect.spec.ts`: connects a wallet of the sandbox',
    '',
    framework === 'vite'
      ? 'To develop with real networks, remove `foyerSandbox()` from `vite.config.ts`. A build always has them.'
      : 'To develop with real networks, run `npx next dev`. A build always has them.',
    walletConnect && '',
    walletConnect &&
      `A build needs \`${framework === 'vite' ? 'VITE_PROJECT_ID' : 'NEXT_PUBLIC_PROJECT_ID'}\` in the environment for the relay of WalletConnect, or \`endpoints.relay\` in the config.`,
    '',
    'Documentation: https://github.com/foyer-kit/foyer#readme',
  )
