import type { Connector } from '@foyer/chains'
import { mainnet } from '@foyer/chains/networks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Testbed, walletConnectTestbed } from '../test/walletConnectTestbed.ts'

const timers = (): number => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length

let testbed: Testbed
/** Timers left by earlier tests of this process. */
let before: number
beforeEach(async () => {
  before = timers()
  testbed = await walletConnectTestbed()
})
afterEach(() => testbed.stop())

const ask = (connector: Connector): Promise<unknown> =>
  (connector.getProvider('eip155') as { request(parameters: object): Promise<unknown> }).request({
    method: 'personal_sign',
    params: ['0x00', '0x'],
  })

/** Timers, relay sockets, and globals of the client. */
const held = () => ({
  // One timer is that of polling.
  isTimed: timers() > before + 1,
  sockets: testbed.relay.connections(),
  globals: Object.keys(globalThis).filter((name) => /^_walletConnectCore_|^downloadLogs/.test(name)),
})
const NOTHING = { isTimed: false, sockets: 0, globals: [] }

test.each(['nothing is under way', 'a request waits', 'the relay is gone'])(
  'after closing a page while %s, no timer, socket or global is left',
  async (situation) => {
    const { connector, leave, wallet } = await testbed.pair()
    wallet.setBehaviour({ personal_sign: 'silent' })
    const waiting = situation === 'a request waits' ? [ask(connector)] : []
    const settled = Promise.allSettled(waiting)
    if (waiting.length > 0) await expect.poll(() => wallet.requests).toHaveLength(1)
    await wallet.stop()
    if (situation === 'the relay is gone') await testbed.relay.setOnline(false)
    leave()
    for (const { status } of await settled) expect(status).toBe('rejected')
    await expect.poll(held).toEqual(NOTHING)
  },
)

test.each(['before the relay has it', 'while it is shown'])(
  'closing a page %s leaves no proposal',
  async (moment) => {
    if (moment === 'before the relay has it') testbed.relay.faults.set('wc_proposeSession', { silent: true })
    const { connector, leave, uri } = testbed.open()
    const failing = connector.connect({ networks: [mainnet] }).catch(() => 'rejected')
    if (moment === 'while it is shown') await uri()
    else await expect.poll(() => testbed.relay.requests.list()).toHaveLength(1)
    leave()
    expect(await failing).toBe('rejected')
    await expect.poll(held).toEqual(NOTHING)
  },
)

test('a rejecting relay leaves nothing running', async () => {
  testbed.relay.faults.set('upgrade', { status: 401 })
  const { connector } = testbed.open()
  await expect(connector.connect({ networks: [mainnet] })).rejects.toThrow()
  await expect.poll(held).toEqual(NOTHING)
})
