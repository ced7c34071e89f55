import type { SandboxUrls } from './base/urls.ts'
import { createSandbox, type SandboxOptions, type SandboxWithoutRelay } from './world.ts'

export type FoyerSandboxOptions = SandboxOptions & {
  /** Puts the wallets of the sandbox into every page. @default true */
  readonly wallets?: boolean | undefined
}

/** The used members of a Vite plugin, so that this package does not depend on Vite. */
export type FoyerSandboxPlugin = {
  readonly name: string
  readonly apply: (
    config: object,
    env: { readonly command: 'serve' | 'build'; readonly isPreview?: boolean | undefined },
  ) => boolean
  readonly config: () => Promise<{
    readonly define: Record<string, string>
    readonly optimizeDeps: { readonly include: string[] }
  }>
  readonly configureServer: (server: {
    readonly httpServer: { once: (event: 'close', listener: () => void) => unknown } | null
  }) => void
  readonly transformIndexHtml: {
    readonly order: 'pre'
    readonly handler: () => {
      tag: string
      attrs: Record<string, string>
      children: string
      injectTo: 'head-prepend'
    }[]
  }
}

/**
 * Vite plugin: the development server starts a sandbox and ends it with itself. `import.meta.env.FOYER_SANDBOX` has the
 * addresses; in a build and in Vitest it is `undefined`.
 *
 * @example
 * ```ts
 * import { foyerSandbox } from '@foyer/sandbox/vite'
 *
 * export default { plugins: [foyerSandbox({ port: 4000 })] }
 * ```
 */
export function foyerSandbox({ wallets = true, ...options }: FoyerSandboxOptions = {}): FoyerSandboxPlugin {
  let urls: SandboxUrls | undefined
  return {
    name: 'foyer-sandbox',
    // Vitest makes a server of the same config, and a preview serves a build: neither shows a page with the sandbox.
    apply: (_config, { command, isPreview }) => command === 'serve' && !isPreview && !process.env['VITEST'],
    async config() {
      urls = await enter(options)
      return {
        define: { 'import.meta.env.FOYER_SANDBOX': JSON.stringify(urls) },
        // Vite does not see the injected import beforehand, and would reload the page once it does.
        optimizeDeps: { include: wallets ? ['@foyer/sandbox/wallets'] : [] },
      }
    },
    configureServer({ httpServer }) {
      httpServer?.once('close', () => void leave())
    },
    transformIndexHtml: {
      order: 'pre',
      handler: () =>
        wallets
          ? [
              {
                tag: 'script',
                attrs: { type: 'module' },
                children: `import { announceWallets } from '@foyer/sandbox/wallets'; announceWallets(${JSON.stringify(urls)})`,
                injectTo: 'head-prepend',
              },
            ]
          : [],
    },
  }
}

type SharedSandbox = { readonly starting: Promise<SandboxWithoutRelay>; servers: number }

/** Sandbox of this process: a restart of Vite runs the plugin again before it closes the old server. */
const key = Symbol.for('foyer.sandbox')
const page = globalThis as { [key]?: SharedSandbox | undefined }

async function enter(options: SandboxOptions): Promise<SandboxUrls> {
  const shared = (page[key] ??= { starting: createSandbox(options), servers: 0 })
  shared.servers++
  try {
    return (await shared.starting).urls
  } catch (error) {
    // The next start tries again, e.g. once the port is free.
    if (page[key] === shared) page[key] = undefined
    throw error
  }
}

async function leave(): Promise<void> {
  const shared = page[key]
  if (!shared || --shared.servers > 0) return
  page[key] = undefined
  await (await shared.starting).stop()
}
