import type { RemoteName } from '../../core/features.ts'

declare const process: { readonly env: { readonly NODE_ENV?: string } }

/** Other names by which an option is known. */
const alsoKnownAs: Partial<Record<RemoteName, string>> = { activity: 'history' }

/** Tells the app's developer which of its options mean nothing, because the project's owner decided. */
export function warnIgnored(names: readonly RemoteName[]): void {
  if (names.length === 0) return
  try {
    // Bundlers put the value here, and leave the branch out.
    if (process.env.NODE_ENV !== 'production') {
      const options = names.flatMap((name) => [name, alsoKnownAs[name] ?? []]).flat()
      console.warn(
        `[foyer] The project’s own configuration decides here, so these options are not used: ${options
          .map((name) => `features.${name}`)
          .join(', ')}`,
      )
    }
  } catch {
    // A page that nobody bundled has no `process`.
  }
}
