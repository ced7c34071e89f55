import type { CreateOptions } from '../options/options.ts'
import { json, lines } from './text.ts'

/** The files of Next with the App Router. */
export const nextFiles = (options: CreateOptions): Record<string, string> => ({
  'next.config.ts': lines(
    `import type { NextConfig } from 'next'`,
    '',
    'const config: NextConfig = { reactStrictMode: true }',
    'export default config',
  ),
  'next-env.d.ts': lines(
    '/// <reference types="next" />',
    '/// <reference types="next/image-types/global" />',
  ),
  'tsconfig.json': json({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      skipLibCheck: true,
      noEmit: true,
      allowJs: true,
      incremental: true,
      isolatedModules: true,
      esModuleInterop: true,
      resolveJsonModule: true,
      types: ['node'],
      plugins: [{ name: 'next' }],
    },
    include: ['next-env.d.ts', 'src', 'e2e', '*.ts', '.next/types/**/*.ts', '.next/dev/types/**/*.ts'],
    exclude: ['node_modules'],
  }),
  ...(options.tailwind && {
    'postcss.config.mjs': lines(`export default { plugins: { '@tailwindcss/postcss': {} } }`),
  }),
  'scripts/dev.mjs': dev,
  'src/app/layout.tsx': layout(options),
  'src/app/page.tsx': page(options),
  'src/app/providers.tsx': providers,
  'src/lastAccount.ts': lastAccount,
  'src/instrumentation-client.ts': instrumentation,
})

const dev = lines(
  '// Starts the sandbox (local chains, a backend), then Next with its addresses.',
  `import { spawn } from 'node:child_process'`,
  `import { createSandbox } from '@foyer/sandbox'`,
  '',
  'const sandbox = await createSandbox()',
  `const next = spawn('next', ['dev', ...process.argv.slice(2)], {`,
  `  stdio: 'inherit',`,
  `  shell: process.platform === 'win32',`,
  '  env: {',
  '    ...process.env,',
  `    NEXT_TELEMETRY_DISABLED: '1',`,
  '    NEXT_PUBLIC_FOYER_SANDBOX: JSON.stringify(sandbox.urls),',
  '  },',
  '})',
  `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => next.kill(signal))`,
  `next.once('exit', async (code) => {`,
  '  await sandbox.stop()',
  '  process.exit(code ?? 0)',
  '})',
)

const layout = ({ name }: CreateOptions): string =>
  lines(
    `import '../styles.css'`,
    `import type { Metadata } from 'next'`,
    `import { headers } from 'next/headers'`,
    `import type { ReactNode } from 'react'`,
    `import { Providers } from './providers'`,
    '',
    `export const metadata: Metadata = { title: '${name}' }`,
    '',
    'export default async function RootLayout({ children }: { children: ReactNode }) {',
    `  const cookie = (await headers()).get('cookie')`,
    '  return (',
    '    <html lang="en">',
    '      <body>',
    '        <Providers cookie={cookie}>{children}</Providers>',
    '      </body>',
    '    </html>',
    '  )',
    '}',
  )

const page = ({ name, tailwind }: CreateOptions): string =>
  lines(
    `import { cookies } from 'next/headers'`,
    `import { LAST_ACCOUNT, parseLastAccount } from '../lastAccount'`,
    `import { Wallet } from '../Wallet'`,
    '',
    'export default async function Page() {',
    '  const lastAccount = parseLastAccount((await cookies()).get(LAST_ACCOUNT)?.value)',
    '  return (',
    `    <main${tailwind ? ' className="mx-auto flex max-w-2xl flex-col gap-6 px-4 py-8"' : ''}>`,
    `      <h1${tailwind ? ' className="text-3xl font-bold"' : ''}>${name}</h1>`,
    '      <Wallet lastAccount={lastAccount} />',
    '    </main>',
    '  )',
    '}',
  )

const providers = lines(
  `'use client'`,
  '',
  `import { cookieToInitialState, FoyerProvider } from '@foyer/headless'`,
  `import { type ReactNode, useState } from 'react'`,
  `import { makeConfig } from '../foyer'`,
  '',
  '/** `cookie` is the header of the request: the network, and whether a wallet was connected. */',
  'export function Providers({ cookie, children }: { cookie: string | null; children: ReactNode }) {',
  '  const [config] = useState(makeConfig)',
  '  return (',
  '    <FoyerProvider config={config} initialState={cookieToInitialState(config, cookie)}>',
  '      {children}',
  '    </FoyerProvider>',
  '  )',
  '}',
)

const lastAccount = lines(
  '/**',
  ' * A cookie of this app with the account in use, so that the server renders it. The cookies of Foyer hold no address.',
  ' * For display only: it proves nothing, a sign-in does.',
  ' */',
  `export const LAST_ACCOUNT = 'last-account'`,
  '',
  '/** The address in the cookie; anything else in it is ignored. */',
  'export const parseLastAccount = (value: string | undefined) =>',
  '  value !== undefined && /^[A-Za-z0-9]{20,100}$/.test(value) ? value : undefined',
  '',
  'export function writeLastAccount(address: string | undefined): void {',
  '  const lifetime = address ? 30 * 24 * 60 * 60 : 0',
  "  document.cookie = `${LAST_ACCOUNT}=${address ?? ''}; path=/; max-age=${lifetime}; samesite=lax`",
  '}',
)

const instrumentation = lines(
  '// Next runs this file once for each page, before React.',
  `import { sandbox } from './sandbox'`,
  '',
  '// In development the test wallets of the sandbox are in the page.',
  `if (process.env.NODE_ENV === 'development' && sandbox) {`,
  '  const urls = sandbox',
  `  void import('@foyer/sandbox/wallets').then(({ announceWallets }) => announceWallets(urls))`,
  '}',
)
