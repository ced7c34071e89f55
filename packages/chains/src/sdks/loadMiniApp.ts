import { hasMethod, read } from '../errors/foreign.ts'
import { load } from '../load.ts'

/** Exports of the SDK on a page inside a Farcaster client; `undefined` elsewhere. */
export async function loadMiniApp(loadSdk: () => Promise<unknown>): Promise<object | undefined> {
  const loaded = await load(loadSdk)
  // In Node the package may be CommonJS, with its exports under `default`.
  const exported = read(loaded, 'sdk') ? loaded : read(loaded, 'default')
  const sdk = read(exported, 'sdk')
  // `isInMiniApp` waits up to one second for a response of the client.
  const isInside = hasMethod(sdk, 'isInMiniApp') && (await sdk.isInMiniApp()) === true
  return isInside ? (exported as object) : undefined
}
