// Weight of small production apps, as a visitor's browser loads them, against the budgets of the project.
import { missingChromium } from './lib/chromium.ts'
import { createReport } from './lib/report.ts'
import { buildApp, type App, type BuiltApp } from './size/buildApp.ts'
import { foreignFamilies } from './size/foreignFamilies.ts'
import { viewChunks } from './size/views.ts'
import { visit, type Visit } from './size/visit.ts'
import { ways } from './size/ways.ts'
import { wayTo } from './size/wayTo.ts'

/** kB gzip over the bare React app, and so on. Where the goal is not reached yet, the limit keeps what is from growing. */
const budgets = {
  secondFamily: { goal: 12, limit: 3 },
  hooks: 20,
  button: 24,
  files: 4,
  firstOpen: 40,
  view: 8,
} as const
/** What a visitor pays on their way is what the goals are about. Any view can be opened by itself, though: `alone`. */
const bigViews: Readonly<
  Record<string, { readonly goal?: number; readonly way?: number; readonly alone?: number }>
> = {
  // What sends or swaps reads (TanStack's observers, 3.1 kB), acts (1.1 kB) and knows of tokens, whichever of its views comes first.
  WalletSend: { goal: 12, way: 8.1, alone: 15.5 },
  WalletSendSelectToken: { alone: 16.7 },
  WalletSendPreview: { alone: 16.3 },
  WalletSendConfirmed: { alone: 8.7 },
  Swap: { goal: 12, way: 10.7, alone: 20.6 },
  SwapSelectToken: { alone: 16.3 },
  SwapPreview: { alone: 15.2 },
  // What buys and pays reads as well.
  PayQuote: { alone: 14.1 },
  OnRampProviders: { alone: 14.7 },
  OnRampTokenSelect: { alone: 13.8 },
  OnRampFiatSelect: { alone: 14.2 },
  OnRampActivity: { alone: 14.9 },
  BuyInProgress: { alone: 13.4 },
  // Names are looked for, suggested and signed for.
  RegisterAccountName: { alone: 17.9 },
  // Who is connected, what they did, and what can be done with it.
  Account: { alone: 9.2 },
  AccountSettings: { alone: 10.4 },
  ProfileWallets: { alone: 11.5 },
  Transactions: { alone: 9.3 },
  SmartSessionList: { alone: 8.8 },
  // What asks for page after page is TanStack's.
  AllWallets: { alone: 9.8 },
  // Who comes there has seen the logins, which share most of it.
  ConnectingFarcaster: { alone: 11.6 },
  ConnectingSocial: { alone: 9.7 },
}

const HEAVIEST = 25

const report = createReport('size')
const kB = (bytes: number): number => Math.round(bytes / 100) / 10

type Measured = BuiltApp & { visited: Visit; weight: (files: readonly string[]) => number }

async function measure(app: App, opens: boolean): Promise<Measured | undefined> {
  try {
    const built = await buildApp(app)
    const visited = await visit(built, { opens })
    const weight = (files: readonly string[]): number =>
      kB(files.reduce((sum, file) => sum + built.gzip(file), 0))
    report.check(`${app}: loads without an error`, visited.errors)
    return { ...built, visited, weight }
  } catch (error) {
    report.check(`${app}: can be built and used`, [String((error as Error).message)])
    return undefined
  }
}

/** The heaviest modules of some files, before minification: where to look when a budget is broken. */
const heaviest = ({ modules }: BuiltApp, files: readonly string[]): string[] =>
  files
    .flatMap((file) => modules.get(file) ?? [])
    .filter(({ id }) => !/^(react|react-dom|scheduler)\//.test(id))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, HEAVIEST)
    .map(({ id, length }) => `${String(length).padStart(7)} B source  ${id}`)

function limit(
  title: string,
  value: number,
  budget: number | { readonly goal: number; readonly limit: number },
  unit = 'kB',
  why: () => string[] = () => [],
): void {
  const { goal, limit: most } = typeof budget === 'number' ? { goal: budget, limit: budget } : budget
  const text = `${title}: ${value} ${unit} of ${most}${value > goal ? ` (the goal is ${goal})` : ''}`
  report.check(
    text,
    value > most ? [`${Math.round((value - most) * 10) / 10} ${unit} too much`, ...why()] : [],
  )
}

/** What a page must not do before anyone shows interest. */
function quiet(app: App, { idle, outside, storageKeys }: Visit): void {
  report.check(`${app}: nothing is loaded, asked or stored before interest is shown`, [
    ...idle.map((file) => `loads ${file} by itself`),
    ...outside.map((url) => `asks ${url}`),
    ...(storageKeys > 0 ? [`writes ${storageKeys} storage keys`] : []),
  ])
}

const missing = missingChromium()
if (missing) {
  console.error(missing)
  process.exit(1)
}

const bare = await measure('react', false)
const radix = await measure('radix', true)
const hooks = await measure('hooks', false)
const families = await measure('families', false)
const modal = await measure('modal', true)
const base = bare ? bare.weight(bare.visited.before) : 0
const over = (app: Measured): number => Math.round((app.weight(app.visited.before) - base) * 10) / 10

if (radix) console.log(`  (bare React ${base} kB; a Radix dialog adds ${over(radix)} kB)`)
if (hooks) {
  quiet('hooks', hooks.visited)
  report.check('a host of one family has nothing of another', foreignFamilies(hooks.texts))
  limit('hooks only, over bare React', over(hooks), budgets.hooks, 'kB', () =>
    heaviest(hooks, hooks.visited.before),
  )
}
if (hooks && families) {
  quiet('families', families.visited)
  // Were the marks not those of a family any more, the check above would see nothing.
  const found = foreignFamilies(families.texts)
  report.check('the marks of a family are found where it is', found.length > 0 ? [] : ['nothing was found'])
  const second = Math.round((over(families) - over(hooks)) * 10) / 10
  limit('a second family adds before use', second, budgets.secondFamily, 'kB', () =>
    heaviest(families, families.visited.before),
  )
}
if (modal) {
  const { visited, weight } = modal
  quiet('modal', visited)
  limit('button and modal before use, over bare React', over(modal), budgets.button, 'kB', () =>
    heaviest(modal, visited.before),
  )
  limit('files before use', visited.before.length, budgets.files, 'files')
  limit('first open adds', weight(visited.opened), budgets.firstOpen, 'kB', () =>
    heaviest(modal, visited.opened),
  )
  const loaded = new Set([...visited.before, ...visited.opened])
  const views = viewChunks(modal.manifest, loaded)
  report.check('views are lazy', views.length > 0 ? [] : ['no view is a chunk of its own'])
  for (const { route, files } of views) {
    const { from, had, unknown } = wayTo(ways[route] ?? [], views, modal)
    const { goal = budgets.view, way = goal, alone = goal } = bigViews[route] ?? {}
    const wanted = files.filter((file) => !had.has(file))
    const [byWay, byItself] = [weight(wanted), weight(files)]
    const text = `view ${route}: ${byWay} kB of ${way} by the way from ${from}${byWay > goal ? ` (the goal is ${goal})` : ''}, ${byItself} of ${alone} opened alone`
    report.check(text, [
      ...unknown.map((step) => `${step} on its way does not exist`),
      ...(byWay > way ? ['too much by the way', ...heaviest(modal, wanted)] : []),
      ...(byItself > alone ? ['too much opened alone', ...heaviest(modal, files)] : []),
    ])
  }
}

report.finish()
