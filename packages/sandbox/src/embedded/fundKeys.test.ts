import { afterEach, expect, test, vi } from 'vitest'
import { fundKeys } from './fundKeys.ts'
import { keysOf } from './keys.ts'

afterEach(() => vi.unstubAllGlobals())

test('accounts receive native currency only while they have none', async () => {
  const fundings: string[] = []
  const balances = new Map<string, number>()
  const answers: Readonly<Record<string, (address: string) => unknown>> = {
    eth_getBalance: (address) => `0x${(balances.get(address) ?? 0).toString(16)}`,
    getBalance: (address) => ({ value: balances.get(address) ?? 0 }),
  }
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method, params } = (await request.json()) as { method: string; params: [string] }
    const [address] = params
    if (!(method in answers)) {
      fundings.push(`${method} ${address}`)
      balances.set(address, 1)
    }
    return Response.json({ result: answers[method]?.(address) ?? null })
  })
  const keys = keysOf('mira@example.com')
  const { eoa, smartAccount, solana } = keys
  const options = { evmUrls: { 1: 'http://evm.test' }, solanaUrl: 'http://solana.test' }
  await fundKeys(keys, options)
  expect(fundings.toSorted()).toEqual(
    [
      `anvil_setBalance ${eoa.address}`,
      `anvil_setBalance ${smartAccount.address}`,
      `requestAirdrop ${solana.address}`,
    ].toSorted(),
  )
  await fundKeys(keys, options)
  expect(fundings).toHaveLength(3)
})
