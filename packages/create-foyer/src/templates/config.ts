import { templateOf } from '../options/namespaces.ts'
import type { CreateOptions } from '../options/options.ts'
import { importLine, lines } from './text.ts'

/** The config of Foyer, and the addresses of the sandbox. */
export const configFiles = (options: CreateOptions): Record<string, string> => ({
  'src/foyer.ts': config(options),
  'src/sandbox.ts': sandbox(options),
})

function config({ framework, namespaces, walletConnect }: CreateOptions): string {
  const templates = namespaces.map((namespace) => ({ namespace, ...templateOf(namespace) }))
  const networks = templates.flatMap((template) => template.networks)
  const imports = [
    ...templates.map(({ namespace, adapter }) => `import { ${adapter} } from '@foyer/chains/${namespace}'`),
    importLine(
      networks.map(([name, local]) => (local ? `${name} as ${local}` : name)),
      '@foyer/chains/networks',
    ),
    ...(walletConnect ? [`import { walletConnect } from '@foyer/chains/walletconnect'`] : []),
  ].toSorted((one, other) => (moduleOf(one) < moduleOf(other) ? -1 : 1))
  const isNext = framework === 'next'
  return lines(
    ...imports,
    `import { ${isNext ? 'cookieStorage, ' : ''}createConfig } from '@foyer/headless'`,
    `import { sandbox } from './sandbox'`,
    '',
    isNext && '/** One config for each page and each request: visitors must not share one. */',
    isNext ? 'export const makeConfig = () =>' : 'export const config = createConfig({',
    ...[
      isNext && 'createConfig({',
      `  networks: [${networks.map(([name, local]) => local ?? name).join(', ')}],`,
      `  adapters: [${templates.map(({ adapter }) => `${adapter}()`).join(', ')}],`,
      walletConnect && '  connectors: [walletConnect()],',
      walletConnect &&
        `  projectId: ${isNext ? 'process.env.NEXT_PUBLIC_PROJECT_ID' : "import.meta.env['VITE_PROJECT_ID']"},`,
      isNext && '  // Tells the server the network, and whether the visitor was connected.',
      isNext && '  storage: cookieStorage(),',
      '  ...(sandbox && {',
      '    customRpcUrls: {',
      ...templates
        .flatMap(({ nodes }) => nodes)
        .map(([caipNetworkId, url]) => `      '${caipNetworkId}': [${url}],`),
      '    },',
      `    endpoints: { kit: sandbox.backend, blockchain: sandbox.backend${walletConnect ? ', relay: sandbox.relay' : ''} },`,
      '  }),',
      '})',
    ].map((line) => (isNext && typeof line === 'string' ? `  ${line}` : line)),
  )
}

const moduleOf = (line: string): string => line.slice(line.indexOf(' from '))

const sandbox = ({ framework }: CreateOptions): string =>
  lines(
    `import type { SandboxUrls } from '@foyer/sandbox'`,
    '',
    '/** Local chains and backend of `npm run dev`; `undefined` in a build. */',
    framework === 'vite'
      ? `export const sandbox: SandboxUrls | undefined = import.meta.env['FOYER_SANDBOX']`
      : lines(
          'export const sandbox: SandboxUrls | undefined =',
          `  process.env.NODE_ENV === 'development' && process.env.NEXT_PUBLIC_FOYER_SANDBOX`,
          '    ? JSON.parse(process.env.NEXT_PUBLIC_FOYER_SANDBOX)',
          '    : undefined',
        ).trimEnd(),
  )
