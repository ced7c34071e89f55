import { type Config, siwx, type Siwx } from '@foyer/headless'
import { connect, getSiwx } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyWallet } from '../../test/storyConfig.tsx'

// Real views, loaded as they would be: on a busy machine that takes its time.
/** A plug-in that signs by itself when it is told to. */
function plugin(isRequired: boolean) {
  const plain = siwx({ domain: 'foyer.example', uri: 'https://foyer.example' })({
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    now: () => 0,
    verify: async () => undefined,
  })
  let sign = (_signature: string): void => {}
  const made: Siwx = {
    ...plain,
    getRequired: () => isRequired,
    addSession: async () => undefined,
    signMessage: () => new Promise((resolve) => (sign = resolve)),
  }
  return { siwx: made, sign: () => sign('0x') }
}

async function asked(siwx: Siwx): Promise<Config> {
  const config = await renderModal({ wallets: [storyWallet('Marigold')], siwx })
  await act(async () => void (await connect(config, { connector: 'Marigold' })))
  return config
}

test('who must answer hears that, and what it is about, as long as they have not [S2.30]', async () => {
  const { siwx: made, sign } = plugin(true)
  const config = await asked(made)
  const dialog = await screen.findByRole('alertdialog')
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Sign' })).toBeTruthy())
  const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(description?.textContent).toMatch(/sign in/i)
  fireEvent.click(within(dialog).getByRole('button', { name: 'Sign' }))
  await waitFor(() => expect(getSiwx(config).status).toBe('signing'))
  expect(screen.getByRole('alertdialog')).toBe(dialog)
  await act(async () => sign())
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

test('who need not answer is asked by a dialog like any other [S2.12]', async () => {
  await asked(plugin(false).siwx)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Sign' })).toBeTruthy())
  expect(dialog.hasAttribute('aria-describedby')).toBe(false)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
