// The JavaScript that a browser fetches for small production apps of the packed packages, held to goals and to the
// figures of docs/size.md. `--write` writes those anew.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createSandbox } from '@foyer/sandbox'
import { type Browser, chromium } from 'playwright'
import { chromiumArgs, chromiumPath, missingChromium } from './lib/chromium.ts'
import { at } from './lib/paths.ts'
import { createReport } from './lib/report.ts'
import { run } from './lib/run.ts'
import { buildApp, type BuiltApp } from './size/buildApp.ts'
import { buildViews, VENDOR } from './size/buildViews.ts'
import {
  lineOf,
  excessOf,
  type Figure,
  formatTables,
  readTables,
  type Row,
  staleRows,
} from './size/figures.ts'
import { foreignNamespaces } from './size/foreignNamespaces.ts'
import {
  FILES_AT_LOAD,
  FIRST_OPENING,
  type HostLoad,
  hosts,
  loadHost,
  type RenderGoal,
} from './size/hosts.ts'
import type { Commit } from './size/installCommits.ts'
import { type ViewName, views } from './size/views.ts'
import { filesByWay } from './size/ways.ts'
import { weighViews } from './size/weighViews.ts'

const PAGE = 'docs/size.md'
/** Figures of the page follow this line. */
const MARK = '<!-- Written by `npm run size -- --write`. -->\n'
const VIEW: Figure = { kB: 12, files: 8 }
const BIG_VIEW: Figure = { kB: 20, files: 8 }
const bigViews: readonly ViewName[] = ['Account', 'Swap', 'WalletSend']
const HEAVIEST = 25

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    /** Measures the hosts only, and prints all their modules. */
    hosts: { type: 'boolean', default: false },
  },
})
const missing = missingChromium()
if (missing) {
  console.error(missing)
  process.exit(1)
}
const report = createReport('size')
const written = readTables(readFileSync(at(PAGE), 'utf8'))

const figureOf = (app: BuiltApp, files: readonly string[], base = 0): Figure => ({
  kB: Math.round((files.reduce((sum, file) => sum + app.gzip(file), 0) - base) / 100) / 10,
  files: files.length,
})

/** The heaviest modules of some files, before minification: where to look when a limit is broken. */
const heaviest = ({ modules }: BuiltApp, files: readonly string[]): string[] =>
  files
    .flatMap((file) => (modules.get(file) ?? []).map((module) => ({ ...module, file })))
    .filter(({ id }) => !/^(react|react-dom|scheduler)\//.test(id))
    .toSorted((a, b) => b.length - a.length)
    .slice(0, values.hosts ? undefined : HEAVIEST)
    .map(({ id, length, file }) => `${String(length).padStart(7)} B source  ${id}  in ${file}`)

/** Checks a figure against its limit. */
function weigh(app: BuiltApp, row: Row, files: readonly string[], problems: readonly string[] = []): Row {
  const excess = excessOf(row, written.get(row.name))
  report.check(lineOf(row, written.get(row.name)), [
    ...problems,
    ...(excess.length > 0 || values.hosts ? [...excess, ...heaviest(app, files)] : []),
  ])
  return row
}

/** Before any intent, a page must not fetch scripts, send requests or store data. */
function checkQuiet(title: string, { atIdle, outside, storageKeys, errors }: HostLoad): void {
  report.check(`${title}: fetches, asks and stores nothing before interest is shown, and fails in nothing`, [
    ...atIdle.map((file) => `fetches ${file} by itself`),
    ...outside.map((url) => `asks ${url}`),
    ...(storageKeys > 0 ? [`writes ${storageKeys} storage keys`] : []),
    ...errors,
  ])
}

function checkRenders(name: string, made: readonly Commit[], { commits, renders }: RenderGoal): void {
  if (!Number.isFinite(commits + renders)) return
  const sum = made.reduce((total, commit) => total + commit.renders, 0)
  report.check(`${name}: ${made.length} of ${commits} commits, ${sum} of ${renders} renders`, [
    ...(sum === 0 ? ['React was not observed'] : []),
    ...(made.length > commits || sum > renders
      ? made.map((commit) => `a commit of ${commit.renders} renders`)
      : []),
  ])
}

async function weighHosts(browser: Browser): Promise<Row[]> {
  const bare = await buildApp('react')
  const { atLoad: bareFiles } = await loadHost(browser, bare, { opens: false })
  const base = bareFiles.reduce((sum, file) => sum + bare.gzip(file), 0)
  const rows: Row[] = []
  /* oxlint-disable no-await-in-loop -- each build takes all cores */
  for (const { app: name, title, opens, startsLater, goal, opening = FIRST_OPENING, connect } of hosts) {
    const app = await buildApp(name)
    const world = opening.outside === undefined ? undefined : await createSandbox({ solana: false })
    const hostLoad = await loadHost(browser, app, {
      opens,
      startsLater,
      connects: Boolean(connect),
      urls: world?.urls,
    })
    await world?.stop()
    checkQuiet(title, hostLoad)
    const { atLoad, firstOpening, commits, connectCommits, outsideOfOpening } = hostLoad
    const load = { name: `${title}: load`, measured: figureOf(app, atLoad, base) }
    rows.push(weigh(app, { ...load, goal: { kB: goal, files: FILES_AT_LOAD } }, atLoad))
    if (opens) {
      const {
        outside: calls,
        commits: mostCommits = Infinity,
        renders: mostRenders = Infinity,
        ...most
      } = opening
      const row = `${title}: first opening`
      rows.push(weigh(app, { name: row, measured: figureOf(app, firstOpening), goal: most }, firstOpening))
      checkRenders(row, commits, { commits: mostCommits, renders: mostRenders })
      if (connect) checkRenders(`${title}: connecting`, connectCommits, connect)
      if (calls !== undefined)
        report.check(
          `${row}: ${outsideOfOpening.length} of ${calls} requests to other origins`,
          outsideOfOpening.length > calls ? outsideOfOpening : [],
        )
    }
    // A host with two namespaces checks that the strings still distinguish them.
    const foreign = foreignNamespaces(app.texts)
    if (name === 'hooks') report.check('a host of one namespace has nothing of another', foreign)
    if (name === 'namespaces')
      report.check('a second namespace is recognised', foreign.length > 0 ? [] : ['nothing was found'])
  }
  /* oxlint-enable no-await-in-loop */
  return rows
}

async function weighAllViews(browser: Browser): Promise<{ byWay: Row[]; byName: Row[] }> {
  const app = await buildViews()
  const { views: weighed, firstOpening } = await weighViews(browser, app)
  const withoutVendor = (files: readonly string[]): readonly string[] =>
    files.filter((file) => !file.startsWith(VENDOR))
  const own = new Map([...weighed].map(([view, { files }]) => [view, withoutVendor(files)]))
  const opening = withoutVendor(firstOpening)
  const [byWay, byName]: [Row[], Row[]] = [
    [weigh(app, { name: 'First opening', measured: figureOf(app, opening) }, opening)],
    [],
  ]
  for (const view of (Object.keys(views) as ViewName[]).toSorted()) {
    const all = own.get(view) ?? []
    const wanted = filesByWay(view, views, own)
    const goal = bigViews.includes(view) ? BIG_VIEW : VIEW
    byWay.push(
      weigh(app, { name: view, measured: figureOf(app, wanted), goal }, wanted, weighed.get(view)?.problems),
    )
    byName.push(weigh(app, { name: `${view} by name`, measured: figureOf(app, all) }, all))
  }
  return { byWay, byName }
}

const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumArgs })
try {
  const hostRows = await weighHosts(browser)
  const { byWay, byName } = values.hosts ? { byWay: [], byName: [] } : await weighAllViews(browser)
  if (values.write && !values.hosts) {
    const tables = formatTables([
      {
        title: 'Hosts',
        text: '“Load” is the size at load, without React. “First opening” is the additional size when the modal opens.',
        rows: hostRows,
      },
      {
        title: 'Views by the usual way',
        text: 'Additional to the page, the first opening, and the views before.',
        rows: byWay,
      },
      { title: 'Views by name', text: 'Additional to the page and the first opening.', rows: byName },
    ])
    const [head = ''] = readFileSync(at(PAGE), 'utf8').split(MARK)
    writeFileSync(at(PAGE), `${head}${MARK}\n${tables}`)
    await run('oxfmt', [PAGE])
  } else if (!values.hosts) {
    const stale = staleRows([...hostRows, ...byWay, ...byName], written)
    report.check(`${PAGE} is current (else: npm run size -- --write)`, stale)
  }
} finally {
  await browser.close()
}
report.finish()
