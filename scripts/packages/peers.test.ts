import { expect, test } from 'vitest'
import { peerProblems } from './peers.ts'

const problemsOf = (files: Readonly<Record<string, string>>): string[] =>
  peerProblems(
    Object.keys(files).filter((path) => path.startsWith('dist/exports/')),
    (path) => files[path] ?? '',
  )

test('finds an entry of Solana that imports viem, also by files that it loads later', () => {
  expect(
    problemsOf({
      'dist/exports/solana.js': `export { solana } from '../solana/core.js'`,
      'dist/solana/core.js': `export const solana = () => import('./read.js')`,
      'dist/solana/read.js': `import { rankUrls } from "../eip155/read.js"`,
      'dist/eip155/read.js': `import { http } from "viem"`,
    }),
  ).toEqual(['dist/exports/solana.js needs viem, which dist/eip155/read.js imports'])
})

test('finds a part of viem, and Kit in an entry of Bitcoin', () => {
  expect(
    problemsOf({
      'dist/exports/cosmos.js': `import { normalize } from 'viem/ens'`,
      'dist/exports/bip122.js': `export const load = () => import("@solana/kit")`,
    }),
  ).toHaveLength(2)
})

test('accepts the peer dependency of an entry, and other packages', () => {
  expect(
    problemsOf({
      'dist/exports/eip155.js': `import { http } from 'viem'`,
      'dist/exports/solana.js': `export const load = (name) => [import('@solana/kit'), import(name)]`,
      'dist/exports/index.js': `import { base58 } from '@scure/base'`,
    }),
  ).toEqual([])
})
