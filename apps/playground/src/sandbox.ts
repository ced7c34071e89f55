import type { SandboxUrls } from '@foyer/sandbox'

/** Where the offline world stands; `npm start` fills it in, a test may place another one in the page. */
type Placed = { readonly foyerSandbox?: SandboxUrls }

export const sandboxUrls: SandboxUrls =
  (globalThis as Placed).foyerSandbox ?? (JSON.parse(import.meta.env['VITE_SANDBOX'] ?? '{}') as SandboxUrls)
