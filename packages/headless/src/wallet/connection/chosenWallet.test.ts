import { expect, test } from 'vitest'
import { chooseWallet } from '../../flows/directory/chooseWallet.ts'
import { toConnectorInfo } from './attachConnector.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { setup } from '../../test/setup.ts'
import { connect } from './connect.ts'

const wallet = { id: 'w', name: 'Marigold', order: 12 }
const selected = (events: readonly { readonly event: string }[]) =>
  events.filter(({ event }) => event === 'SELECT_WALLET' || event === 'CONNECT_SUCCESS')

test('a wallet that was chosen from a list is told with its place and its rank', async () => {
  const connector = createTestConnector()
  const { config, events } = setup({ connectors: [connector] })
  chooseWallet(config, { connector: toConnectorInfo(connector), wallet }, { displayIndex: 3 })
  await connect(config, { connector: connector.uid })
  expect(selected(events)).toEqual([
    {
      event: 'SELECT_WALLET',
      properties: {
        name: 'Test Wallet',
        platform: 'browser',
        displayIndex: 3,
        walletRank: 12,
        view: 'ConnectingExternal',
      },
    },
    {
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: 'Test Wallet', walletRank: 12, view: 'ConnectingExternal' },
    },
  ])
})

test('another one, connected by the app meanwhile, has neither', async () => {
  const chosen = createTestConnector({ id: 'chosen' })
  const other = createTestConnector({ id: 'other' })
  const { config, events } = setup({ connectors: [chosen, other] })
  chooseWallet(config, { connector: toConnectorInfo(chosen), wallet }, { displayIndex: 3 })
  await connect(config, { connector: 'other' })
  for (const { properties } of selected(events) as { readonly properties?: object }[]) {
    expect(properties).not.toHaveProperty('walletRank', 12)
    expect(properties).not.toHaveProperty('displayIndex', 3)
  }
})
