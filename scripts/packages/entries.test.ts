import { expect, test } from 'vitest'
import { contentProblems, entryProblems, type PackedManifest } from './entries.ts'

const manifest: PackedManifest = {
  name: '@foyer/sample',
  exports: {
    '.': { types: './dist/exports/index.d.ts', default: './dist/exports/index.js' },
    './views/*': { types: './dist/exports/views/*.d.ts', default: './dist/exports/views/*.js' },
    './package.json': './package.json',
  },
  dependencies: { viem: '^2.57.1', '@walletconnect/sign-client': '2.21.8' },
  publishConfig: { access: 'public', provenance: true },
}
const files = [
  'LICENSE',
  'package.json',
  'dist/exports/index.js',
  'dist/exports/index.d.ts',
  'dist/exports/views/Swap.js',
  'dist/exports/views/Swap.d.ts',
  'dist/inner.js',
]
const keys = Object.keys(manifest.exports)

test('finds no problems in a correct package', () => {
  expect(entryProblems(manifest, files, keys)).toEqual([])
  expect(contentProblems(manifest, files)).toEqual([])
})

test('finds an entry whose file is missing', () => {
  expect(
    entryProblems(
      manifest,
      files.filter((file) => !file.endsWith('index.d.ts')),
      keys,
    ),
  ).toHaveLength(1)
  expect(
    entryProblems(
      manifest,
      files.filter((file) => !file.includes('views/')),
      keys,
    ),
  ).toHaveLength(2)
  // Files elsewhere, and one without a name.
  expect(
    entryProblems(
      manifest,
      files.map((file) =>
        file
          .replace('dist/exports/views/Swap.d', 'dist/exports/views/.d')
          .replace('exports/views/Swap.js', 'Swap.js'),
      ),
      keys,
    ),
  ).toEqual([
    './views/* points at dist/exports/views/*.d.ts, which is not in the package',
    './views/* points at dist/exports/views/*.js, which is not in the package',
    'dist/exports/views/.d.ts is built but no entry leads to it',
  ])
})

test('finds an entry that is built and not published', () => {
  const others = ['dist/exports/query.js', 'dist/exports/query.d.ts']
  expect(entryProblems(manifest, [...files, ...others], keys)).toEqual(
    others.map((file) => `${file} is built but no entry leads to it`),
  )
})

test('finds an entry without types, which a stylesheet needs too', () => {
  const exports = {
    ...manifest.exports,
    './styles.css': './dist/styles.css',
    './tailwind.css': './dist/t.css',
  }
  const packed = [...files, 'dist/styles.css', 'dist/t.css']
  expect(entryProblems({ ...manifest, exports }, packed, Object.keys(exports))).toEqual([
    './styles.css has no types',
  ])
})

test('finds entries that only the workspace or only the published package has', () => {
  expect(entryProblems(manifest, files, [...keys, './query'])).toEqual([
    './query is not in publishConfig.exports',
  ])
  expect(entryProblems(manifest, files, ['.', './views/*'])).toEqual(['./package.json is not in exports'])
})

test.each([
  [{ ...manifest, dependencies: { '@foyer/chains': 'workspace:*' } }, files],
  [{ ...manifest, peerDependencies: { react: 'catalog:' } }, files],
  [{ ...manifest, devDependencies: { vite: 'catalog:' } }, files],
  [{ ...manifest, dependencies: { '@walletconnect/sign-client': '^2.21.8' } }, files],
  [{ ...manifest, publishConfig: { access: 'public' } }, files],
  [manifest, [...files, 'dist/a.test.js']],
  [manifest, [...files, 'src/a.ts']],
  [manifest, files.filter((file) => file !== 'LICENSE')],
])('rejects a package with content that is not for users (%#)', (packed, contents) => {
  expect(contentProblems(packed, contents)).toHaveLength(1)
})
