// The contract between Foyer and its backends, generated from the schemas of the client: `--write` writes it, otherwise
// fails if it is out of date. `npm run api` does both, together with the public names.
import { createReport } from './lib/report.ts'
import { contractPath, staleContract, writeContract } from './openapi/contract.ts'

const report = createReport('openapi')
if (process.argv.includes('--write')) await writeContract()
report.check(contractPath, staleContract())
report.finish()
