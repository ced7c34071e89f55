import { expect, test } from 'vitest'
import { internalsOf } from '../core/internals.ts'
import { whenNoRequest } from '../core/tasks.ts'
import { setup } from '../test/setup.ts'
import { createTestConnector } from '../testing/createTestConnector.ts'
import { connect } from './connect.ts'
import { switchNetwork } from './switchNetwork.ts'

/** Whether `whenNoRequest` resolves within the current task. */
const isIdle = (config: Parameters<typeof internalsOf>[0]): Promise<boolean> =>
  Promise.race([
    whenNoRequest(internalsOf(config)).then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false))),
  ])

test.each([
  ['ANNOUNCED', 'a wallet that is asked to connect is an open request', false],
  ['WALLET_CONNECT', 'a displayed QR code is no open request', true],
] as const)('%s: %s', async (type, _, isFree) => {
  const wallet = { ...createTestConnector(), type }
  const { config } = setup({
    connectors: [{ ...wallet, connect: () => new Promise(() => {}) }],
  })
  const connecting = connect(config, { connector: wallet.id })
  expect(await isIdle(config)).toBe(isFree)
  config.destroy()
  await expect(connecting).rejects.toMatchObject({ name: 'AbortError' })
})

test('a wallet that is asked to switch is an open request', async () => {
  const wallet = { ...createTestConnector(), switchNetwork: () => new Promise<never>(() => {}) }
  const { config } = setup({ connectors: [wallet] })
  await connect(config, { connector: wallet })
  expect(await isIdle(config)).toBe(true)
  const switching = switchNetwork(config, { caipNetworkId: 'eip155:137' })
  expect(await isIdle(config)).toBe(false)
  config.destroy()
  await expect(switching).rejects.toMatchObject({ name: 'AbortError' })
})
