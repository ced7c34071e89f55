import { readFileSync } from 'node:fs'
import { readVersions } from '../../packages/create-foyer/src/options/readVersions.ts'
import { at } from '../lib/paths.ts'

export type PeerSet = 'oldest' | 'newest'

const names = ['@solana/kit', '@tanstack/react-query', 'react', 'react-dom', 'viem'] as const

/** Peers and compiler of an app: those of examples/oldest and TypeScript 5.5, or those of a new app. */
export function peers(set: PeerSet): Readonly<Record<string, string>> {
  const { dependencies: oldest } = JSON.parse(readFileSync(at('examples/oldest/package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  const catalog = readFileSync(at('pnpm-workspace.yaml'), 'utf8')
  const newest = (name: string): string =>
    new RegExp(`^  '?${name}'?: (\\S+)$`, 'm').exec(catalog)?.[1] ?? readVersions()[name] ?? ''
  const types = set === 'oldest' ? '^18' : '^19'
  return {
    ...Object.fromEntries(
      names.map((name) => [name, (set === 'oldest' ? oldest[name] : newest(name)) ?? '']),
    ),
    '@types/react': types,
    '@types/react-dom': types,
    typescript: set === 'oldest' ? '~5.5.0' : (readVersions()['typescript'] ?? ''),
  }
}
