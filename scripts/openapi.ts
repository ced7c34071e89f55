// The contract between Foyer and its backends, out of the schemas that the client reads answers with: `--write` writes
// it, else this says whether it is up to date. `npm run api` does both, together with the public names.
import { contractPath, staleContract, writeContract } from './openapi/contract.ts'
import { createReport } from './lib/report.ts'

const report = createReport('openapi')
if (process.argv.includes('--write')) await writeContract()
report.check(contractPath, staleContract())
report.finish()
