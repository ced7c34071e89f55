import { isUserRejected } from '@foyer/chains'
import { mainnet, polygon } from '@foyer/chains/networks'
import { recoverMessageAddress, type Hex } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { devAccounts } from '../evm/accounts.ts'
import { type App, type Testbed, walletConnectTestbed } from '../test/walletConnectTestbed.ts'
import { type WalletKitPhone, walletKitPhone } from '../test/walletKitPhone.ts'

// The wallet is `@reown/walletkit`, with its own calls for proposals, sign-ins and events.
let testbed: Testbed
let phone: WalletKitPhone
let app: App
beforeEach(async () => {
  testbed = await walletConnectTestbed()
  phone = await walletKitPhone(testbed.relay.url)
  app = testbed.open({ networks: [mainnet, polygon] })
})
afterEach(async () => {
  await phone.stop()
  await testbed.stop()
})

const [first] = devAccounts
const signInFields = {
  caipNetworkIds: ['eip155:137', 'eip155:1'],
  domain: 'app.example',
  uri: 'https://app.example',
  nonce: '12345678',
  statement: 'Welcome.',
} as const

async function connect(): Promise<void> {
  const connecting = app.connector.connect({ networks: [polygon] })
  await phone.pair(await app.uri())
  expect(await connecting).toMatchObject([
    { namespace: 'eip155', chainId: '137', approvedCaipNetworkIds: ['eip155:1', 'eip155:137'] },
  ])
}

test('signs in on two chains with one prompt, and stays connected', async () => {
  const asking = app.connector.authenticate?.(signInFields)
  await phone.pair(await app.uri())
  const { sessions, messages } = (await asking) ?? expect.unreachable('it can sign in')
  expect(sessions).toMatchObject([{ namespace: 'eip155', chainId: '137' }])
  expect(messages.map(({ caipNetworkId }) => caipNetworkId).toSorted()).toEqual(['eip155:1', 'eip155:137'])
  for (const { message, signature, address } of messages) {
    expect(message).toContain('\nNonce: 12345678\n')
    expect(address).toBe(first?.address)
    expect(await recoverMessageAddress({ message, signature: signature as Hex })).toBe(address)
  }
  expect(phone.promptCount()).toBe(1)
  expect(await app.connector.restore?.({ networks: [mainnet] })).toHaveLength(1)
})

test('[S8.57] a rejected sign-in leaves no session, and can be requested again', async () => {
  phone.setBehaviour('reject')
  const asking = app.connector.authenticate?.(signInFields) ?? expect.unreachable('it can sign in')
  const failing = asking.catch((error: unknown) => error)
  await phone.pair(await app.uri())
  expect(isUserRejected(await failing)).toBe(true)
  expect(phone.kit.getActiveSessions()).toEqual({})
  phone.setBehaviour('approve')
  app.events.length = 0
  await connect()
})

test('follows the network that the phone selects', async () => {
  await connect()
  await phone.changeChain(1)
  await expect
    .poll(() => app.events.at(-1))
    .toMatchObject({ type: 'change', namespace: 'eip155', chainId: '1' })
})

test('the phone ends the session', async () => {
  await connect()
  const [topic = ''] = Object.keys(phone.kit.getActiveSessions())
  await phone.kit.disconnectSession({ topic, reason: { code: 6000, message: 'User disconnected.' } })
  await expect.poll(() => app.events.at(-1)).toEqual({ type: 'disconnect' })
  expect(await app.connector.restore?.({ networks: [mainnet] })).toEqual([])
})

test('the page ends the session in the phone', async () => {
  await connect()
  await app.connector.disconnect()
  await expect.poll(() => phone.kit.getActiveSessions()).toEqual({})
})
