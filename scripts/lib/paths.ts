import { fileURLToPath } from 'node:url'

/** Root of the repository; scripts may be started from any directory. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Published packages, in the order in which they depend on each other. */
export const packages = ['chains', 'headless', 'ui-radix', 'sandbox', 'create-foyer'] as const

export type PackageName = (typeof packages)[number]

/** Absolute path of a file below the root. */
export const at = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
