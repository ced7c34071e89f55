import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, chromiumPath } from './scripts/lib/chromium.ts'
import { mockWorkerFolder } from './scripts/lib/mockWorker.ts'
import { mutantPlugin } from './scripts/spec/mutantPlugin.ts'
import { ByEnvironment } from './scripts/test/byEnvironment.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const browserTests = '**/*.browser.test.{ts,tsx}'
// What they import, named: found on the way, each would reload the page in the middle of a test.
const theirPackages = [
  'react',
  'react-dom/client',
  'react/jsx-dev-runtime',
  '@tanstack/react-query',
  '@testing-library/react',
  '@foyer/chains > @noble/hashes/blake2b',
  '@foyer/chains > @noble/hashes/sha2',
  '@foyer/chains > @noble/hashes/sha3',
  '@foyer/chains > @scure/base',
  '@foyer/headless > big.js',
  '@foyer/headless > jotai/vanilla',
  '@foyer/headless > valibot',
  '@foyer/ui-radix > @radix-ui/react-dialog',
  '@foyer/ui-radix > @radix-ui/react-tabs',
  '@foyer/ui-radix > @radix-ui/react-toast',
  'axe-core',
  'msw',
  'msw/browser',
  'viem',
  'viem/accounts',
  'viem/ens',
]

/** Resolves peers to the lower ends of their ranges (examples/oldest). */
const oldest = (...names: readonly string[]) => [
  { find: new RegExp(`^(${names.join('|')})(?=/|$)`), replacement: at('./examples/oldest/node_modules/$1') },
]

const ownPackages = ['@foyer/chains', '@foyer/headless', '@foyer/ui-radix', '@foyer/sandbox']

/**
 * Node ≥ 25 has a `localStorage` of its own, without a file an undefined one, which vitest keeps in place of jsdom's.
 */
const withoutNodeStorage = process.allowedNodeEnvironmentFlags.has('--no-experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

export default defineConfig({
  plugins: [mutantPlugin(), react()],
  test: {
    execArgv: withoutNodeStorage,
    // Two more than there are processors: tests wait for timers, blocks and servers for a quarter of their time.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: ByEnvironment },
    // Machines that do other things at the same time get a second try, which is printed; at home a test passes or not.
    retry: process.env['CI'] ? 1 : 0,
    // A busy machine takes its time. What passes does not wait for it.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // They share nothing that they change, so that modules are loaded once for many files.
          isolate: false,
          setupFiles: ['scripts/test/patience.ts'],
          include: [
            'packages/chains/src/**/*.test.{ts,tsx}',
            // Rules, state and actions need no page; those that do say so in their first line.
            'packages/{headless,ui-radix,create-foyer}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/docs/src/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [browserTests, 'scripts/openapi/**', '**/node_modules/**'],
        },
      },
      {
        // Real servers and clients, each file's own.
        extends: true,
        test: {
          name: 'world',
          environment: 'node',
          // Loading viem, LiteSVM and WalletConnect again for each file took longer than the tests.
          isolate: false,
          setupFiles: ['scripts/test/patience.ts'],
          // Chains and relays are real, and take the time they take.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: [
            'packages/sandbox/src/**/*.test.{ts,tsx}',
            // Both sides of the written contract.
            'scripts/openapi/**/*.test.ts',
            'apps/playground/src/**/*.test.ts',
            'examples/*/src/**/*.test.{ts,tsx}',
          ],
          exclude: [browserTests, '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          // A page for each file would cost more than the tests; what one leaves behind is cleared away.
          isolate: false,
          setupFiles: ['scripts/test/patience.ts', 'scripts/test/cleanPage.ts'],
          include: ['packages/{headless,ui-radix}/src/**/*.test.tsx'],
          exclude: [browserTests],
        },
      },
      {
        // The oldest React and React Query: what renders on a server and hydrates is run again with them.
        extends: true,
        resolve: { alias: oldest('react', 'react-dom', '@tanstack/react-query') },
        test: {
          name: 'react18',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['scripts/test/patience.ts', 'scripts/test/cleanPage.ts'],
          include: ['{packages,scripts}/**/*.ssr.test.tsx'],
          exclude: ['**/node_modules/**'],
          // Node would load these itself, with the React they find next to them.
          server: {
            deps: {
              inline: [
                /@foyer/,
                /@tanstack/,
                /@radix-ui/,
                /@testing-library[+/]react/,
                /react-(remove-scroll|style-singleton)/,
                /use-(callback-ref|sidecar)/,
              ],
            },
          },
        },
      },
      {
        // The oldest supported peers without React: what reads, signs and sends is run again with them.
        extends: true,
        resolve: {
          alias: oldest(
            'viem',
            '@tanstack/react-query',
            '@solana/kit',
            '@farcaster/miniapp-sdk',
            '@solana-mobile/wallet-standard-mobile',
          ),
        },
        test: {
          name: 'oldest',
          environment: 'node',
          isolate: false,
          setupFiles: ['scripts/test/patience.ts'],
          include: [
            'packages/chains/src/{eip155,solana}/**/*.test.ts',
            'packages/headless/src/{data,wallet,flows/names,flows/requests,flows/signing}/**/*.test.ts',
            'packages/headless/src/react/foyerMutation.test.ts',
            'packages/sandbox/src/wallets/{farcaster*,solana/solanaMobile}.test.ts',
          ],
          // These compare with the chain objects and requests of the current viem.
          exclude: [
            '**/toPublicClient.test.ts',
            '**/toNetwork.test.ts',
            '**/assetsRequest.test.ts',
            // Random walks, through code that the other tests run.
            '**/walk.test.ts',
            // These use none of the aliased packages.
            '**/data/features/**',
            '**/node_modules/**',
          ],
          server: { deps: { inline: [/@foyer/, /@tanstack/] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['packages/*/src/**/*.test-d.{ts,tsx}'],
            // Only what they reach: `typecheck` goes through the rest.
            tsconfig: './scripts/test/typeTests.json',
            checker: at('./node_modules/typescript7/bin/tsc'),
            // `typecheck` reports those; here only expectations count.
            ignoreSourceErrors: true,
          },
        },
      },
      {
        extends: true,
        // Compiles the stylesheets of ui-radix, as its build does.
        plugins: [tailwindcss()],
        publicDir: mockWorkerFolder(),
        // Our packages are source: a pre-bundled copy would be a second instance of every module.
        optimizeDeps: { exclude: ownPackages, include: theirPackages },
        test: {
          name: 'browser',
          setupFiles: ['scripts/test/patience.browser.ts'],
          provide: { isDeep: Boolean(process.env['FOYER_DEEP']) },
          include: ['packages/*/src/**/*.browser.test.{ts,tsx}'],
          browser: {
            enabled: true,
            commands: {
              tailwind3: async (_, classes: string) =>
                (await import('./examples/tailwind3/tailwind3.ts')).tailwind3(classes),
            },
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromiumPath, args: chromiumArgs } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
