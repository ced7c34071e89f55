import type { SandboxUrls } from '@foyer/sandbox'

/** URLs of the offline world; `npm start` sets them, and tests replace them. */
type Placed = { readonly foyerSandbox?: SandboxUrls }

export const sandboxUrls: SandboxUrls =
  (globalThis as Placed).foyerSandbox ?? (JSON.parse(import.meta.env['VITE_SANDBOX'] ?? '{}') as SandboxUrls)
