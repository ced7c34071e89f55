import type { ChainAdapter } from '@foyer/chains'
import { eip155 } from '@foyer/chains/eip155'
import { type Config, useOperation, useTransactionStatus } from '@foyer/headless'
import { estimateGas, openModal } from '@foyer/headless/actions'
import type { ReactElement } from 'react'
import { storyAdapter } from '../storyConfig.tsx'
import { ActionButton, ADDRESS, type FaultCase, renderResult } from './faultCase.tsx'

/** Requests to the hosted node, as apps send them. */
function nodeAdapter(): ChainAdapter {
  const { getBalance, estimateGas: estimate, waitForTransaction, verifyMessage } = eip155().operations
  const { operations, ...rest } = storyAdapter()
  return {
    ...rest,
    operations: {
      ...operations,
      ...(getBalance && { getBalance }),
      ...(estimate && { estimateGas: estimate }),
      ...(waitForTransaction && { waitForTransaction }),
      ...(verifyMessage && { verifyMessage }),
    },
  }
}

const account = (config: Config): void => openModal(config, { view: 'Account' })
const node = { operation: 'callNode', path: 'POST /v1/', adapter: nodeAdapter(), open: account }

/** Not signed by a key, so the contract of the account verifies the signature. */
const signed = { address: ADDRESS, message: 'hello', signature: '0x1234' }

function Verify(): ReactElement {
  const verify = useOperation('eip155', 'verifyMessage')
  return <ActionButton name="verify" run={async () => verify?.(signed)} />
}

/** Views that show responses of the hosted node. */
export const nodeCases: readonly FaultCase[] = [
  {
    ...node,
    endpoint: 'node: native balance',
    shown: /1\.5/,
    failed: /Balance unavailable/,
    kept: 'balance',
  },
  {
    ...node,
    endpoint: 'node: what gas is needed',
    Page: () => <ActionButton name="estimate" run={(config) => estimateGas(config, { to: ADDRESS })} />,
    press: [/^estimate$/],
    shown: /estimate gave "21000"/,
    failed: /estimate failed: eip155:estimateGas/,
  },
  {
    ...node,
    endpoint: 'node: receipts',
    Page: () =>
      renderResult(
        'status',
        useTransactionStatus({ hash: `0x${'ef'.repeat(32)}`, caipNetworkId: 'eip155:1' }),
      ),
    shown: /status "confirmed"/,
    // An unknown status is not a failure.
    failed: /status "pending"/,
  },
  {
    ...node,
    endpoint: 'node: signatures of contracts',
    Page: Verify,
    press: [/^verify$/],
    shown: /verify gave true/,
    // An unreachable node, or a response without a result, does not mean that the signature is invalid.
    failed: /verify failed: eip155:verifyMessage/,
  },
]
