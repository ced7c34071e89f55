import type { SandboxUrls } from '../../base/urls.ts'

/** URLs of the sandbox, which a test gives to the page before it loads. */
export const placedUrls = (): SandboxUrls =>
  (window as unknown as { readonly foyerSandbox: SandboxUrls }).foyerSandbox
