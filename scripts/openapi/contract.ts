import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { at } from '../lib/paths.ts'
import { run } from '../lib/run.ts'
import { toDocument } from './document.ts'
import { operations } from './operations.ts'

export const contractPath = 'docs/api/backend.openapi.json'

const inLines = (document: unknown): string[] => JSON.stringify(document, undefined, 2).split('\n')

/** Differences between the written contract and the schemas of the client; empty when it is up to date. */
export function staleContract(): readonly string[] {
  const written: unknown = existsSync(at(contractPath))
    ? JSON.parse(readFileSync(at(contractPath), 'utf8'))
    : undefined
  const [before, after] = [inLines(written ?? {}), inLines(toDocument(operations))]
  if (before.join() === after.join()) return []
  return [
    'run `npm run api` and add a changeset (`npx changeset`)',
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ]
}

export async function writeContract(): Promise<void> {
  writeFileSync(at(contractPath), inLines(toDocument(operations)).join('\n'))
  await run('oxfmt', [contractPath], { quiet: true })
}
