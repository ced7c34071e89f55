import { connect, getUnfinishedRequests, openModal } from '@foyer/headless/actions'
import { createMemoryStorage } from '@foyer/headless/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderModal } from '../../../test/renderModal.tsx'
import { storyTokens } from '../../../test/storyTokens.ts'

afterEach(() => cleanup())

const KEY = '@foyer/unfinished_requests'
const TEXT = /You were asked to confirm a request, and no answer came/

async function start(options: Partial<Parameters<typeof renderModal>[0]> = {}) {
  const storage = createMemoryStorage()
  const config = await renderModal({ ...storyTokens(), id: 'default', storage, ...options })
  await act(() => connect(config, { connector: 'Marigold' }))
  const request = {
    id: 'one',
    operation: 'sendTransaction',
    account: 'eip155:1:0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    caipNetworkId: 'eip155:1',
    askedAt: Date.now(),
  }
  storage.setItem(KEY, JSON.stringify([request]))
  act(() => openModal(config, { view: 'Account' }))
  return { config, storage }
}

test('a request without an answer is shown in the account view until the visitor has checked', async () => {
  const { config, storage } = await start()
  expect((await screen.findByText(TEXT)).closest('[role=alert]')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'I have checked' }))
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull())
  expect([getUnfinishedRequests(config), storage.getItem(KEY)]).toEqual([[], null])
})

test('the slot of a host replaces the notice', async () => {
  await start({ shell: { slots: { unfinished: ({ request }) => <p>Unanswered: {request.operation}</p> } } })
  expect(await screen.findByText('Unanswered: sendTransaction')).toBeTruthy()
  expect(screen.queryByText(TEXT)).toBeNull()
})
