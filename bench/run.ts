// Cost of Foyer against a bare app with a Radix dialog in the same run. Informative: `npm run size` has the enforced
// budgets.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { missingChromium } from '../scripts/lib/chromium.ts'
import { createWorld } from './lib/world.ts'
import { bytes } from './measure/bytes.ts'
import { history } from './measure/history.ts'
import { many } from './measure/many.ts'
import { memory } from './measure/memory.ts'
import { network } from './measure/network.ts'
import { buttons, embedded, solana, walletconnect } from './measure/openHost.ts'
import { opening } from './measure/opening.ts'
import { renders } from './measure/renders.ts'
import { returning } from './measure/returning.ts'
import { shift } from './measure/shift.ts'
import { slow } from './measure/slow.ts'
import { tokens } from './measure/tokens.ts'
import type { Measure } from './measure/types.ts'
import { wallets } from './measure/wallets.ts'
import { formatTable, judge, type Row } from './report.ts'

const measures: Readonly<Record<string, Measure>> = {
  opening,
  walletconnect,
  embedded,
  solana,
  buttons,
  bytes,
  memory,
  renders,
  network,
  slow,
  shift,
  returning,
  many,
  wallets,
  tokens,
  history,
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string' },
    json: { type: 'string' },
    details: { type: 'boolean', default: false },
  },
})
const runs = Number(values.runs)
const names = values.only ? [values.only] : Object.keys(measures)
const wrong = [
  missingChromium() ?? '',
  runs >= 1 ? '' : `--runs wants a number from 1 up, not ${values.runs}`,
  ...names
    .filter((name) => !measures[name])
    .map((name) => `There is no measurement ${name}: ${Object.keys(measures).join(', ')}`),
].find(Boolean)
if (wrong) {
  console.error(wrong)
  process.exit(1)
}

const world = await createWorld({ runs })
const rows: Row[] = []
const details: string[] = []
try {
  for (const name of names) {
    process.stderr.write(`${name}…\n`)
    try {
      // oxlint-disable-next-line no-await-in-loop -- measurements would disturb each other
      const measured = await measures[name]?.(world)
      rows.push(...(measured?.rows ?? []))
      details.push(...(measured?.details ?? []))
      // Written after each, so that an aborted run keeps its results.
      if (values.json) writeFileSync(values.json, `${JSON.stringify(rows.map(judge), undefined, 2)}\n`)
    } catch (error) {
      console.error(`${name} could not be measured: ${(error as Error).message.split('\n')[0]}`)
      process.exitCode = 1
    }
  }
} finally {
  await world.stop()
}

if (values.details) console.log(details.join('\n'))
console.log(formatTable(rows))
