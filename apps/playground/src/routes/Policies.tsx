import { toEip1193Provider } from '@foyer/chains/eip155'
import { FoyerProvider, useAccount, useSendTransaction } from '@foyer/headless'
import { contractAllowList } from '@foyer/headless/policies'
import { FoyerModal, ConnectButton } from '@foyer/ui-radix'
import '@foyer/ui-radix/styles.css'
import { type ReactElement, useState } from 'react'
import { createPlaygroundConfig } from '../config.ts'
import { Reviewing } from '../custom/Reviewing.tsx'
import type { RouteProps } from './types.ts'

/** Tokens of the sandbox. Only the first two are on the list. */
const tokens = {
  'Amber Dollar': '0x5a11D0c0000000000000000000000000000000a1',
  Bracken: '0x5A11d0C0000000000000000000000000000000b2',
  'Cloakroom Stub': '0x5a11d0C0000000000000000000000000000000c3',
} as const
const SPENDER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** Calldata of `approve`. */
const approve = (amount: bigint) =>
  `0x095ea7b3${SPENDER.slice(2).toLowerCase().padStart(64, '0')}${amount.toString(16).padStart(64, '0')}` as const

/** A page whose policies refuse all contracts but two. `?own` shows warnings in a UI of its own. */
export default function Policies({ query }: RouteProps): ReactElement {
  const [config] = useState(() =>
    createPlaygroundConfig(query, {
      policies: [contractAllowList([`eip155:1:${tokens['Amber Dollar']}`, `eip155:1:${tokens.Bracken}`])],
    }),
  )
  const [provider] = useState(() => toEip1193Provider(config))
  const isOwn = new URLSearchParams(location.search).has('own')
  return (
    <FoyerProvider config={config}>
      <div className="custom">
        <section className="intro">
          <h1>Request policies</h1>
          <p>Two contracts are allowed. Approvals without a limit are reviewed first.</p>
          <div className="bar">
            <ConnectButton balance="hide" />
          </div>
        </section>
        <Requests ask={(method, params) => provider.request({ method, params })} />
        {isOwn && <Reviewing />}
        <FoyerModal theme={query.look} locale={query.locale} />
      </div>
    </FoyerProvider>
  )
}

function Requests({
  ask,
}: {
  readonly ask: (method: string, params: readonly unknown[]) => Promise<string>
}): ReactElement {
  const { address } = useAccount()
  const { sendTransactionAsync } = useSendTransaction()
  const [result, setResult] = useState('')
  const run = (request: () => Promise<string>) => () =>
    void request().then(setResult, (error: Error & { readonly code?: unknown }) =>
      setResult(`${String(error.code)}: ${error.message}`),
    )
  const send = (name: keyof typeof tokens, amount: bigint) =>
    run(() => ask('eth_sendTransaction', [{ from: address, to: tokens[name], data: approve(amount) }]))
  return (
    <section className="card" aria-label="Requests">
      <div className="bar">
        <button type="button" disabled={!address} onClick={send('Amber Dollar', 5n)}>
          Approve 5
        </button>
        <button type="button" disabled={!address} onClick={send('Amber Dollar', 2n ** 256n - 1n)}>
          Approve all
        </button>
        <button type="button" disabled={!address} onClick={send('Cloakroom Stub', 5n)}>
          Approve another contract
        </button>
        <button
          type="button"
          disabled={!address}
          onClick={run(() => sendTransactionAsync({ to: tokens['Cloakroom Stub'], data: approve(5n) }))}
        >
          Approve another contract by hook
        </button>
      </div>
      <output data-testid="result">{result}</output>
    </section>
  )
}
