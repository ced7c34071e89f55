import { expect, test } from 'vitest'
import { testContext } from '../../conformance/testContext.ts'
import { mainnet } from '../../networks/definitions/mainnet.ts'
import { createSignClient } from './createSignClient.ts'

type Numbers = {
  readonly heartbeat: { readonly interval: number }
  readonly logChunkController: {
    readonly baseChunkLogger: { readonly level: string; readonly MAX_LOG_SIZE_IN_BYTES: number }
  }
}

test('[S9.19] [S9.24] [S9.46] a heartbeat of 5 s, a size-limited log of errors, no limit of listeners', async () => {
  const context = { ...testContext([mainnet]), projectId: 'p-1', relayUrl: 'ws://127.0.0.1:9' }
  const { client, close } = await createSignClient(context, { prefix: 'foyer-numbers' })
  try {
    const { heartbeat, logChunkController } = client.core as unknown as Numbers
    expect(heartbeat.interval).toBe(5)
    expect(logChunkController.baseChunkLogger).toMatchObject({
      level: 'error',
      MAX_LOG_SIZE_IN_BYTES: 1_024_000,
    })
    expect([client.events, client.core.relayer.events].map((events) => events.getMaxListeners())).toEqual([
      0, 0,
    ])
  } finally {
    await close()
  }
})

test.each([
  ['off', undefined, ''],
  ['off', false, ''],
  // Outside of a browser the client's own function returns undefined.
  ['on', true, undefined],
])('WalletConnect Verify is %s with the option %s', async (_, verify, attestation) => {
  const context = { ...testContext([mainnet]), projectId: 'p-1', relayUrl: 'ws://127.0.0.1:9' }
  const { client, close } = await createSignClient(context, { prefix: `foyer-verify-${verify}`, verify })
  try {
    expect(await client.core.verify.register({ id: '1', decryptedId: '2' })).toBe(attestation)
  } finally {
    await close()
  }
})

test.each([
  ['history', '"text"'],
  ['history', '[null]'],
  ['expirer', '[null]'],
  ['expirer', '["text"]'],
  ['keychain', '"text"'],
  ['subscription', '7'],
  ['session', '"text"'],
  ['session', '[null]'],
])('the client starts without malformed data in storage: %s is %s', async (name, text) => {
  const base = testContext([mainnet])
  const storage = {
    ...base.storage,
    getItem: (key: string) => (key.endsWith(`//${name}`) ? text : base.storage.getItem(key)),
  }
  const context = { ...base, storage, projectId: 'p-1', relayUrl: 'ws://127.0.0.1:9' }
  const { client, close } = await createSignClient(context, {
    prefix: `foyer-malformed-${crypto.randomUUID()}`,
  })
  try {
    expect(client.session.getAll()).toEqual([])
    expect(client.core.history.values).toEqual([])
    expect(client.core.expirer.values).toEqual([])
  } finally {
    await close()
  }
})
