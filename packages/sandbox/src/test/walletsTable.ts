import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { walletBehaviours, type WalletResults } from '@foyer/chains/conformance'
import { expect } from 'vitest'

const page = new URL('../../../../docs/wallets.md', import.meta.url)
const modules = new URL('../../node_modules/', import.meta.url)

/** `npm run wallets` writes the tables; tests compare them. */
const isWriting = process.env['WALLETS_PAGE'] === 'write'

export type WalletsTable = {
  /**
   * Reporter of a kind of wallet. `packages`: packages whose code, schemas or types define the behaviour of the wallet;
   * `missing`: why none of them is the vendor's.
   */
  readonly row: (
    kind: string,
    packages: readonly string[],
    missing?: string,
  ) => (results: WalletResults) => void
  /** Compares the table with that of docs/wallets.md, or writes it. Called in the last test of the file. */
  readonly check: () => void
}

/** Table of docs/wallets.md for one namespace: kinds of wallets by behaviour, with the packages that define them. */
export function walletsTable(namespace: string, signing: readonly string[]): WalletsTable {
  const behaviours = walletBehaviours(signing)
  const rows: string[] = []
  const toRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return {
    row: (kind, packages, missing) => (results) => {
      const cells = behaviours.map((behaviour) => results[behaviour] ?? '–')
      rows.push(
        toRow([kind, ...cells, [...(missing ? [missing] : []), ...packages.map(versionOf)].join(', ')]),
      )
    },
    check() {
      const head = ['Wallet', ...behaviours, 'Played by']
      const table = [toRow(head), toRow(head.map(() => '---')), ...rows].join('\n')
      const [start, end] = [`<!-- wallets: ${namespace} -->`, `<!-- end of ${namespace} -->`]
      const text = readFileSync(page, 'utf8')
      const [from, to] = [text.indexOf(start) + start.length, text.indexOf(end)]
      expect(to, `docs/wallets.md has a place for ${namespace}`).toBeGreaterThan(from)
      if (isWriting) writeFileSync(page, `${text.slice(0, from)}\n\n${table}\n\n${text.slice(to)}`)
      else expect(withoutPadding(text.slice(from, to)), 'written by `npm run wallets`').toBe(table)
    },
  }
}

/** Name and installed version of a package. */
function versionOf(name: string): string {
  const file = new URL(`${name}/package.json`, modules)
  if (!existsSync(file)) throw new TypeError(`${name} is no dependency of the sandbox`)
  return `${name} ${(JSON.parse(readFileSync(file, 'utf8')) as { readonly version: string }).version}`
}

/** The formatter of the documents aligns the cells of tables. */
const withoutPadding = (table: string): string =>
  table.trim().replace(/ +\|/g, ' |').replace(/\| +/g, '| ').replace(/-{3,}/g, '---')
