import { builtinEnvironments } from 'vitest/runtime'

/** Makes this process a page, with the jsdom that tests of components run in. */
export async function becomePage(): Promise<void> {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'https://app.example' } })
}
