/** The page's own `fetch`, as it is when it is called. */
export const pageFetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request)
