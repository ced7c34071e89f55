import { eip155 } from '@foyer/chains/eip155'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ConfigOptions } from '../../core/types.ts'
import { FoyerProvider } from '../../react/FoyerProvider.tsx'
import { useIdentity } from '../../react/useIdentity.ts'
import { useNameSuggestions } from '../../react/useRegisterName.ts'
import { useResolveName, useReverseName } from '../../react/useResolveName.ts'
import { type Answer, createTestBackend } from '../../test/backend.ts'
import { untilIdle } from '../../test/settled.ts'
import { ALICE, BOB, createTestAdapter, setup } from '../../test/setup.ts'
import { createTestConnector } from '../../testing/createTestConnector.ts'
import { connect } from '../../wallet/connect.ts'
import { disconnect } from '../../wallet/disconnect.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function show(node: React.ReactNode, answer: Answer, options: Partial<ConfigOptions> = {}) {
  const backend = createTestBackend((request) =>
    request.url.includes('/supported-chains')
      ? Response.json({ http: ['eip155:1'], ws: [] })
      : answer(request),
  )
  const { config } = setup({
    id: crypto.randomUUID(),
    projectId: 'p',
    fetch: backend.fetch,
    connectors: [createTestConnector({ id: 'w', name: 'W', address: ALICE })],
    adapters: [
      createTestAdapter({ normalizeName: eip155().operations.normalizeName! }),
      createTestAdapter({}, 'solana'),
    ],
    ...options,
  })
  render(
    <StrictMode>
      <FoyerProvider config={config}>{node}</FoyerProvider>
    </StrictMode>,
  )
  const asked = () => backend.asked().filter((path) => /^\/v1\/(identity|profile)/.test(path))
  return { config, asked }
}

function IdentityName() {
  const { data } = useIdentity()
  const { data: name } = useReverseName({ enabled: data !== undefined })
  return <p>{data ? `${data.name}, ${name}` : 'nobody'}</p>
}

test('identity hooks send no request before an account is connected, and share the requests afterwards', async () => {
  const answer: Answer = ({ url }) => {
    if (url.includes('/identity/')) return Response.json({ name: 'mira.example', avatar: null })
    const record = (name: string) => ({ name, addresses: {}, attributes: [] })
    return Response.json(url.includes('/account/') ? record('mira.example') : [record('mira.reown.id')])
  }
  const { config, asked } = show(
    <>
      <IdentityName />
      <IdentityName />
    </>,
    answer,
  )
  await act(async () => {})
  expect(asked()).toEqual([])
  await act(async () => void (await connect(config, { connector: 'w' })))
  await waitFor(() => expect(screen.getAllByText('mira.example, mira.reown.id')).toHaveLength(2))
  expect(asked()).toHaveLength(3)
  await act(() => disconnect(config))
  expect(screen.getAllByText('nobody')).toHaveLength(2)
})

let type: (text: string) => void = () => {}
function Field({ Answer }: { Answer: (props: { name: string }) => React.ReactNode }) {
  const [name, setName] = useState('')
  type = (text) => act(() => setName(text))
  return <Answer name={name} />
}
const Suggestions = ({ name }: { name: string }) => {
  const { data, problem } = useNameSuggestions({ name })
  return <p>{problem ?? (data ? data.map((each) => each.name).join() : '…')}</p>
}
const Receiver = ({ name }: { name: string }) => {
  const { data, error } = useResolveName({ name })
  return <p>{error ? error.message : (data?.address ?? '…')}</p>
}

test('useNameSuggestions requests a text 500 ms after its last change, and no earlier text', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const { asked } = show(<Field Answer={Suggestions} />, ({ url }) => {
    const name = new URL(url).pathname.split('/').at(-1)
    return Response.json({ suggestions: [{ name: `${name}.reown.id`, registered: false }] })
  })
  expect(screen.getByText('tooShort')).toBeTruthy()
  type('mir')
  expect(screen.getByText('tooShort')).toBeTruthy()
  type('mir!')
  expect(screen.getByText('characters')).toBeTruthy()
  type('mira')
  await act(() => vi.advanceTimersByTimeAsync(499))
  type('miranda')
  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(asked()).toEqual([])
  await act(() => vi.advanceTimersByTimeAsync(1))
  await act(() => vi.waitFor(() => screen.getByText('miranda.reown.id')))
  expect(asked()).toEqual(['/v1/profile/suggestions/miranda?zone=reown.id'])
})

// The test waits for the tables of ENSIP-15 to load.
const waitOptions = { timeout: 10_000 }

test('useResolveName does not return the earlier address of a name that is typed again', async () => {
  const addresses = [ALICE, BOB]
  show(<Field Answer={Receiver} />, () =>
    Response.json({
      name: 'mira.example',
      addresses: { 60: { address: addresses.shift() } },
      attributes: [],
    }),
  )
  type('mira.example')
  await screen.findByText(ALICE, {}, waitOptions)
  type('')
  await act(untilIdle)
  type('mira.example')
  expect(screen.getByText('…')).toBeTruthy()
  await screen.findByText(BOB, {}, waitOptions)
})

test('useResolveName resolves a valid name, and returns an error for an invalid name without a request', async () => {
  const { asked } = show(<Field Answer={Receiver} />, () =>
    Response.json({ name: 'mira.example', addresses: { 60: { address: ALICE } }, attributes: [] }),
  )
  type('mira.example')
  await screen.findByText(ALICE, {}, waitOptions)
  type('mirа.example')
  await screen.findByText(/^The name is not valid: .*illegal mixture/, {}, waitOptions)
  expect(asked()).toHaveLength(1)
})
