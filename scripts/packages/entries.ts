export type PackedManifest = {
  name: string
  exports: Record<string, string | Record<string, string>>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  /** In `create-foyer`, the versions of a new app. */
  devDependencies?: Record<string, string>
  publishConfig?: { access?: string; provenance?: boolean }
}

const matches = (pattern: string, file: string): boolean => {
  const [before = '', after] = pattern.split('*')
  return after === undefined
    ? file === pattern
    : file.startsWith(before) && file.endsWith(after) && file.length > pattern.length - 1
}

/** Entries that no program imports: one is read by tools, the other by the Tailwind of a host. */
const untyped = ['./package.json', './tailwind.css']

/**
 * Entries without a file or types, and files of entries that `exports` does not name.
 * `sourceKeys` are the entries that the workspace resolves: tests must not run on an entry that is not published.
 */
export function entryProblems(
  manifest: PackedManifest,
  files: readonly string[],
  sourceKeys: readonly string[],
): string[] {
  const targets = Object.entries(manifest.exports).flatMap(([key, value]) =>
    (typeof value === 'string' ? [value] : Object.values(value)).map((target) => ({
      key,
      target: target.replace(/^\.\//, ''),
    })),
  )
  const keys = Object.keys(manifest.exports)
  return [
    ...targets
      .filter(({ target }) => !files.some((file) => matches(target, file)))
      .map(({ key, target }) => `${key} points at ${target}, which is not in the package`),
    ...files
      .filter((file) => /^dist\/exports\/.*\.(js|ts)$/.test(file))
      .filter((file) => !targets.some(({ target }) => matches(target, file)))
      .map((file) => `${file} is built but no entry leads to it`),
    ...keys
      .filter((key) => !untyped.includes(key) && !Object.hasOwn(Object(manifest.exports[key]), 'types'))
      .map((key) => `${key} has no types`),
    ...sourceKeys.filter((key) => !keys.includes(key)).map((key) => `${key} is not in publishConfig.exports`),
    ...keys.filter((key) => !sourceKeys.includes(key)).map((key) => `${key} is not in exports`),
  ]
}

/** Files and fields that a published package must not have. */
export const contentProblems = (manifest: PackedManifest, files: readonly string[]): string[] => [
  ...files
    .filter((file) => /\.(test|test-d|stories|spec)\.|(^|\/)src\/|\.tsbuildinfo$/.test(file))
    .map((file) => `${file} is not for users`),
  ...(files.includes('LICENSE') ? [] : ['LICENSE is missing']),
  ...(manifest.publishConfig?.provenance ? [] : ['would be published without provenance']),
  ...Object.entries({
    ...manifest.devDependencies,
    ...manifest.dependencies,
    ...manifest.peerDependencies,
  })
    .filter(([, range]) => /^(workspace|catalog|link|file):/.test(range))
    .map(([name, range]) => `${name} is "${range}", which only this workspace understands`),
  ...Object.entries(manifest.dependencies ?? {})
    .filter(([name, range]) => name === '@walletconnect/sign-client' && range !== '2.21.8')
    .map(([name, range]) => `${name} is "${range}": it must be exactly 2.21.8`),
]
