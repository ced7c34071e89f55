// The test suite of every kind of wallet, compared with the tables of docs/wallets.md. `--write` writes those anew.
import { parseArgs } from 'node:util'
import { run } from './lib/run.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
// One file at a time: all write the same page.
const args = ['run', '--project', 'world', '--no-file-parallelism', 'packages/sandbox/src/conformance']
const { code } = await run('vitest', args, { env: values.write ? { WALLETS_PAGE: 'write' } : {} })
if (values.write && code === 0) await run('oxfmt', ['docs/wallets.md'])
process.exit(code)
