import type { OperationContext, OperationParameters } from '@foyer/chains'
import { createSiwxMessage } from '@foyer/chains/siwx'
import { expect, test } from 'vitest'
import { ALICE, createTestAdapter, setup } from '../../test/setup.ts'
import { verifySession } from './verifySession.ts'

test('the signature of a session is verified with the nodes of the app, which know contract wallets', async () => {
  const asked: unknown[] = []
  const verifyMessage = async (
    { network }: OperationContext,
    { address }: OperationParameters<'verifyMessage'>,
  ): Promise<boolean> => {
    asked.push([address, network.rpcUrls.default.http])
    return true
  }
  const { config } = setup({
    adapters: [createTestAdapter({ verifyMessage: async () => verifyMessage })],
    customRpcUrls: { 'eip155:1': ['https://node.example/1'] },
  })
  const data = {
    accountAddress: ALICE,
    chainId: 'eip155:1',
    domain: 'app.example',
    uri: 'https://app.example/login',
    version: '1',
    nonce: 'abcdefgh1234',
    issuedAt: new Date().toISOString(),
  } as const
  const session = { data, message: createSiwxMessage(data), signature: '0xcontract' }
  await verifySession(config, session, { domain: data.domain })
  expect(asked).toEqual([[ALICE, expect.arrayContaining(['https://node.example/1'])]])
})
