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
// Dependencies of the browser tests. Vite reloads the page, in the middle of a test, for a dependency that it finds
// later.
const browserDependencies = [
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
 * Node ≥ 25 defines `localStorage`, which is undefined without a file. Vitest would keep it in place of jsdom's.
 */
const withoutNodeStorage = process.allowedNodeEnvironmentFlags.has('--no-experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

export default defineConfig({
  plugins: [mutantPlugin(), react()],
  test: {
    execArgv: withoutNodeStorage,
    // Two more than the processors: tests spend a quarter of their time waiting for timers, blocks and servers.
    maxWorkers: availableParallelism() + 2,
    sequence: { sequencer: ByEnvironment },
    // Machines of CI are shared, so a failed test runs again there, and the output names it.
    retry: process.env['CI'] ? 1 : 0,
    // Long, for busy machines. Only tests that fail take this time. The property tests of `test:deep` run for minutes.
    testTimeout: process.env['FOYER_DEEP'] ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // The files of a process share loaded modules, which have no state that tests change.
          isolate: false,
          setupFiles: ['scripts/test/setUp.ts'],
          include: [
            'packages/chains/src/**/*.test.{ts,tsx}',
            // Rules, state and actions need no page. A test that needs one has `@vitest-environment jsdom` in its first line.
            'packages/{headless,ui-radix,create-foyer}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'apps/docs/src/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [browserTests, 'scripts/openapi/**', '**/node_modules/**'],
        },
      },
      {
        // Tests with real servers and clients, which each file starts.
        extends: true,
        test: {
          name: 'world',
          environment: 'node',
          // Loading viem, LiteSVM and WalletConnect for each file takes longer than the tests.
          isolate: false,
          setupFiles: ['scripts/test/setUp.ts'],
          // Tests wait for blocks of real chains and for a real relay.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          include: [
            'packages/sandbox/src/**/*.test.{ts,tsx}',
            // The client and the sandbox's backend, compared with the contract for backends.
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
          // Files share a page, since creating one takes longer than the tests; `cleanPage.ts` empties it after each.
          isolate: false,
          setupFiles: ['scripts/test/setUp.ts', 'scripts/test/cleanPage.ts'],
          include: ['packages/{headless,ui-radix}/src/**/*.test.tsx'],
          exclude: [browserTests],
        },
      },
      {
        // Repeats the tests of server rendering and hydration with the oldest React and React Query.
        extends: true,
        resolve: {
          alias: [
            ...oldest('react', 'react-dom', '@tanstack/react-query'),
            // Its CommonJS build, which Node loads by default, requires the newest React.
            {
              find: '@testing-library/react',
              replacement: at('./node_modules/@testing-library/react/dist/@testing-library/react.esm.js'),
            },
          ],
        },
        test: {
          name: 'react18',
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['scripts/test/setUp.ts', 'scripts/test/cleanPage.ts'],
          include: ['{packages,scripts}/**/*.ssr.test.tsx'],
          exclude: ['**/node_modules/**'],
          // Node would load these packages with the newest React, since it ignores the aliases.
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
        // Repeats the tests of reading, signing and sending with the oldest supported peers other than React.
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
          setupFiles: ['scripts/test/setUp.ts'],
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
            // Compiles only files that the type tests import; `npm run typecheck` compiles all.
            tsconfig: './scripts/test/typeTests.json',
            checker: at('./node_modules/typescript7/bin/tsc'),
            // `npm run typecheck` reports errors in sources.
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
        optimizeDeps: { exclude: ownPackages, include: browserDependencies },
        test: {
          name: 'browser',
          setupFiles: ['scripts/test/setUp.browser.ts'],
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
