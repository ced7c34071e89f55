import { afterEach, expect, test, vi } from 'vitest'
import type { ConnectionSource, Signer } from '../adapter.ts'
import { mainnet } from '../networks/definitions/mainnet.ts'
import { polygon } from '../networks/definitions/polygon.ts'
import { ACCOUNT, OTHER_ACCOUNT } from '../test/fakeEvmWallet.ts'
import { createEip1193Provider } from './createEip1193Provider.ts'
import { toEip1193Provider } from './toEip1193Provider.ts'

/** Collects the errors that are reported as uncaught. */
function collectUncaught(): unknown[] {
  const uncaught: unknown[] = []
  vi.stubGlobal('queueMicrotask', (run: () => void) => {
    try {
      run()
    } catch (error) {
      uncaught.push(error)
    }
  })
  return uncaught
}

const broken = new Error('broken')
const fail = (): never => {
  throw broken
}

afterEach(() => void vi.unstubAllGlobals())

test('a listener that throws stops neither the wallet nor the other listeners', () => {
  const uncaught = collectUncaught()
  const { provider, emit } = createEip1193Provider(async () => null)
  const listener = vi.fn()
  provider.on?.('chainChanged', fail)
  provider.on?.('chainChanged', listener)
  emit('chainChanged', '0x1')
  expect(listener).toHaveBeenCalledWith('0x1')
  expect(uncaught).toEqual([broken])
})

test('the provider of a config emits every event of a change, also after a listener that throws', async () => {
  const uncaught = collectUncaught()
  let signer: Signer = { address: ACCOUNT, network: mainnet, provider: undefined }
  let notify = (): void => undefined
  const source = {
    getSigner: () => signer,
    async getBridge() {
      return { subscribe: (listener: () => void) => ((notify = listener), () => undefined) }
    },
  } as unknown as ConnectionSource
  const provider = toEip1193Provider(source)
  const accounts = vi.fn()
  provider.on('chainChanged', fail)
  provider.on('accountsChanged', accounts)
  await Promise.resolve()
  signer = { ...signer, address: OTHER_ACCOUNT, network: polygon }
  notify()
  expect(accounts).toHaveBeenCalledWith([OTHER_ACCOUNT])
  expect(uncaught).toEqual([broken])
})
