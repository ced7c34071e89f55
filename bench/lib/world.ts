import { foyerCompileHints } from '@foyer/ui-radix/vite'
import { type Browser, chromium } from 'playwright'
import { chromiumArgs, chromiumPath } from '../../scripts/lib/chromium.ts'
import { listen, type Served } from '../../scripts/lib/serve.ts'
import { buildFrom } from '../../scripts/size/buildApp.ts'
import { median } from './median.ts'
import { serveMemory } from './serveMemory.ts'

/** Hosts of one feature each, opened like `foyer`. */
export type HostName = 'walletconnect' | 'embedded' | 'solana' | 'buttons'
export type AppName =
  | 'bare'
  | 'foyer'
  | 'history'
  | 'hooks'
  | 'many'
  | 'tokens'
  | 'wagmi'
  | 'wallets'
  | HostName
export type Contender = 'bare' | 'foyer'
/** `hinted`: with the Vite plugin of the modal. `readable` keeps the names of components; it renders the same. */
export type Build = 'shipped' | 'hinted' | 'readable'

/** Environment of measurements: built and served apps, faulty servers, and a browser. */
export type World = {
  readonly browser: Browser
  readonly runs: number
  readonly app: (name: AppName, build?: Build) => Promise<Served>
  /** Server that accepts and never answers. */
  readonly silentServer: () => Promise<Served>
  /** Server that answers after a delay in ms. */
  readonly lateServer: (ms: number) => Promise<Served>
  readonly stop: () => Promise<void>
}

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
}

export async function createWorld({ runs }: { readonly runs: number }): Promise<World> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    // No DNS: default endpoints must not be reached.
    args: [...chromiumArgs, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    // A page without a scrollbar has no layout shift from it.
    ignoreDefaultArgs: ['--hide-scrollbars'],
  })
  const servers: Served[] = []
  const keep = async (server: Promise<Served>): Promise<Served> => {
    const started = await server
    servers.push(started)
    return started
  }
  const apps = new Map<string, Promise<Served>>()
  return {
    browser,
    runs,
    app(name, build = 'shipped') {
      const key = `${name}-${build}`
      const known = apps.get(key) ?? keep(buildAndServe(name, build))
      apps.set(key, known)
      return known
    },
    silentServer: () => keep(listen(() => undefined)),
    lateServer: (ms) =>
      keep(
        listen((_, response) => {
          setTimeout(() => response.writeHead(200, cors).end('{}'), ms)
        }),
      ),
    async stop() {
      await browser.close()
      await Promise.all(servers.map((server) => server.stop()))
    },
  }
}

async function buildAndServe(name: AppName, build: Build): Promise<Served> {
  const options = build === 'readable' ? { minify: false } : {}
  const plugins = build === 'hinted' ? [foyerCompileHints()] : []
  const { folder } = await buildFrom(`bench/apps/${name}`, `build/bench/${name}-${build}`, options, plugins)
  return serveMemory(folder)
}

const contenders: readonly Contender[] = ['bare', 'foyer']

/** Measures both apps in turns, so that load on the machine affects both. The first round is a warm-up and dropped. */
export async function inTurns<sample>(
  runs: number,
  take: (app: Contender) => Promise<sample>,
): Promise<Record<Contender, sample[]>> {
  const samples: Record<Contender, sample[]> = { bare: [], foyer: [] }
  for (let round = 0; round <= runs; round += 1) {
    for (const app of round % 2 === 0 ? contenders : contenders.toReversed()) {
      // oxlint-disable-next-line no-await-in-loop -- two pages at once would disturb each other
      const sample = await twiceAtMost(() => take(app))
      if (round > 0) samples[app].push(sample)
    }
  }
  return samples
}

/** Retries once if a busy machine fails to load a page. */
async function twiceAtMost<result>(run: () => Promise<result>): Promise<result> {
  try {
    return await run()
  } catch {
    return run()
  }
}

export const middle = <sample>(samples: readonly sample[], read: (sample: sample) => number): number =>
  median(samples.map(read))
