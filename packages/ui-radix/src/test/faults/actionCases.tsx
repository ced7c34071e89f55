import type { ChainAdapter } from '@foyer/chains'
import { type Config, useToast } from '@foyer/headless'
import { grantPermissions, openModal, prepareSwap, registerName, startSwap } from '@foyer/headless/actions'
import { type ReactElement, useState } from 'react'
import { privateKeyToAccount } from 'viem/accounts'
import { storyAdapter } from '../storyConfig.tsx'
import { ActionButton, ADDRESS, type FaultCase } from './faultCase.tsx'

/** Key of the third account of the sandbox, `ADDRESS`. */
const signer = privateKeyToAccount('0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a')
const HOUR_MS = 3_600_000
const inAnHour = (): number => Math.floor((Date.now() + HOUR_MS) / 1000)
const allowance = {
  type: 'native-token-recurring-allowance',
  data: { allowance: '0x1', start: 1, period: 86_400 },
} as const

/** An adapter whose wallets approve every request. */
const approving: ChainAdapter = {
  ...storyAdapter(),
  operations: {
    ...storyAdapter().operations,
    signMessage:
      async () =>
      (_, { message }) =>
        signer.signMessage({ message }),
    grantPermissions:
      async () =>
      async (_, { request }) => ({ ...request, context: '0xab' }),
    revokePermissions: async () => async () => '0x51',
  },
}

const account = (config: Config): void => openModal(config, { view: 'Account' })
const grant = (config: Config): Promise<unknown> =>
  grantPermissions(config, {
    request: {
      chainId: '0x1',
      expiry: inAnHour(),
      signer: { type: 'keys', data: { keys: [{ type: 'secp256k1', publicKey: '0x02ab' }] } },
      permissions: [allowance],
      policies: [],
    },
  })

/** A swap up to its review. */
async function review(config: Config, fromToken: string, toToken: string): Promise<unknown> {
  await startSwap(config, { fromToken, toToken, amount: '1' })
  return prepareSwap(config)
}

/** The last message of a toast, also after the toast is gone. */
function LastToast(): ReactElement {
  const { message } = useToast()
  const [last, setLast] = useState('')
  if (message && message !== last) setLast(message)
  return <p>{`said ${last}`}</p>
}

/** Faults of the body. A mutation reads only the status: 2xx with any body counts as success. */
const unread = ['answers nothing', 'stops in the middle', 'answers something else']

/** Mutations, in pages that show their result. None of them is repeated. */
export const actionCases: readonly FaultCase[] = [
  {
    endpoint: 'making a smart session',
    operation: 'createSession',
    path: 'POST /v1/sessions/*',
    except: 'POST /v1/sessions/*/activate',
    adapter: approving,
    open: account,
    Page: () => <ActionButton name="grant" run={grant} />,
    press: [/^grant$/],
    shown: /grant gave \{.*"context":"/,
    failed: /grant failed: \w/,
    isShared: true,
  },
  {
    endpoint: 'activating a smart session',
    operation: 'activateSession',
    path: 'POST /v1/sessions/*/activate',
    adapter: approving,
    open: account,
    Page: () => <ActionButton name="grant" run={grant} />,
    press: [/^grant$/],
    shown: /grant gave \{.*"context":"/,
    failed: (kind) => (unread.includes(kind) ? /grant gave \{/ : /grant failed: \w/),
    isShared: true,
  },
  {
    endpoint: 'revoking a smart session',
    operation: 'revokeSession',
    path: 'POST /v1/sessions/*/revoke',
    adapter: approving,
    setUp({ state: { sessions } }) {
      const { pci } = sessions.create({
        account: `eip155:1:${ADDRESS}`,
        project: { id: 'p', name: 'Orchard', url: 'https://orchard.example/' },
        expiry: inAnHour(),
        permissions: [allowance],
        policies: [],
      })
      sessions.change(pci, { context: '0xab' })
    },
    open: (config) => openModal(config, { view: 'SmartSessionList' }),
    press: [/Orchard,/, /^Revoke Orchard$/, /^Revoke$/],
    Page: LastToast,
    shown: /said Session revoked.*No active sessions/s,
    failed: (kind) => (unread.includes(kind) ? /said Session revoked/ : /said Couldn’t revoke.*Orchard/s),
    isShared: true,
  },
  {
    endpoint: 'registering a name',
    operation: 'registerName',
    path: 'POST /v1/profile/account',
    adapter: approving,
    wallet: 'Mail',
    open: account,
    Page: () => <ActionButton name="register" run={(config) => registerName(config, { name: 'fern' })} />,
    press: [/^register$/],
    shown: /register gave \{"name":"fern\.reown\.id"/,
    // The body has no required field; an unreadable body is another case.
    failed: (kind) => (unread.includes(kind) ? /register gave/ : /register failed: \w/),
    isShared: true,
  },
  {
    endpoint: 'the allowance of a swap',
    operation: 'getSwapAllowance',
    path: '/v1/convert/allowance',
    open: account,
    Page: () => <ActionButton name="review" run={(config) => review(config, 'AMBD', 'ETH')} />,
    press: [/^review$/],
    shown: /review gave \{.*"step":"approve"/,
    failed: /review failed: The spending limit could not be checked/,
    isShared: true,
  },
  {
    endpoint: 'the approval of a swap',
    operation: 'buildApproval',
    path: '/v1/convert/build-approve',
    open: account,
    Page: () => <ActionButton name="review" run={(config) => review(config, 'AMBD', 'ETH')} />,
    press: [/^review$/],
    shown: /review gave \{.*"step":"approve"/,
    failed: /review failed: The approval could not be prepared/,
    isShared: true,
  },
  {
    endpoint: 'the transaction of a swap',
    operation: 'buildSwap',
    path: 'POST /v1/convert/build-transaction',
    open: account,
    Page: () => <ActionButton name="review" run={(config) => review(config, 'ETH', 'AMBD')} />,
    press: [/^review$/],
    shown: /review gave \{.*"step":"swap"/,
    failed: /review failed: The swap could not be prepared/,
    isShared: true,
  },
]
