declare const process: { readonly env: { readonly NODE_ENV?: string } }

const LOCAL = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Whether this is a development build, or a page of this machine: errors of the configuration are shown there. */
export function isDevelopment(): boolean {
  if (typeof window !== 'undefined' && LOCAL.test(window.location?.hostname ?? '')) return true
  try {
    // Bundlers replace the expression.
    return process.env.NODE_ENV !== 'production'
  } catch {
    // Unbundled pages have no `process`.
    return false
  }
}
