import { runOperation } from '@foyer/chains'
import { createEip1193Connector, eip155 } from '@foyer/chains/eip155'
import { mainnet } from '@foyer/chains/networks'
import { serializeError } from '@metamask/rpc-errors'
import { expect, test } from 'vitest'

const ACCOUNT = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

/** Errors that the code of a wallet throws; @metamask/rpc-errors passes them to the page. */
const thrown: readonly (readonly [string, unknown, code: string])[] = [
  ['a rejection', Object.assign(new Error('No'), { code: 4001 }), 'USER_REJECTED'],
  ['a rejection with a text as its code', Object.assign(new Error('No'), { code: '4001' }), 'USER_REJECTED'],
  ['a rejection of ethers', Object.assign(new Error('No'), { code: 'ACTION_REJECTED' }), 'USER_REJECTED'],
  ['a rejection that is a text', 'User rejected the request', 'USER_REJECTED'],
]
const connecting: typeof thrown = [
  ...thrown,
  ['a pending request', Object.assign(new Error('Busy'), { code: -32_002 }), 'REQUEST_PENDING'],
  ['a pending request with a text as its code', { code: '-32002', message: 'Busy' }, 'REQUEST_PENDING'],
  ['nothing', undefined, 'CONNECT_FAILED'],
  ['a number', 5, 'CONNECT_FAILED'],
]

const failing = (error: unknown) => ({
  request: () => Promise.reject(serializeError(error, { shouldIncludeStack: false })),
})

test.each(connecting)('[S8.57] connecting fails with %s', async (_, error, code) => {
  const { connector } = createEip1193Connector({
    id: 'x',
    uid: 'x',
    name: 'X',
    type: 'ANNOUNCED',
    interaction: 'extension',
    getProvider: () => failing(error),
  })
  await expect(connector.connect({ networks: [mainnet] })).rejects.toMatchObject({ code })
})

const sending: typeof thrown = [
  ...thrown,
  ['nothing that can be read', undefined, 'SEND_UNCLEAR'],
  ['too little money', new Error('insufficient funds for gas'), 'SEND_TRANSACTION_FAILED'],
]

test.each(sending)('[S8.57] sending fails with %s', async (_, error, code) => {
  const parameters = { address: ACCOUNT, to: ACCOUNT, value: 1n }
  await expect(
    runOperation(eip155(), 'sendTransaction', { network: mainnet, provider: failing(error), parameters }),
  ).rejects.toMatchObject({ code })
})
