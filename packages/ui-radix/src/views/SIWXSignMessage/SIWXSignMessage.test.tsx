import { type Config, siwx, type Siwx } from '@foyer/headless'
import { connect, getSiwx } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../../test/renderModal.tsx'
import { storyWallet } from '../../test/storyConfig.tsx'

// Loads the real views first, which takes time on a busy machine.
/** A SIWX implementation that signs on demand. */
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

test('a required sign-in is an alert dialog with a description until it is done [S2.30]', async () => {
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

test('an optional sign-in is a dialog like any other [S2.12]', async () => {
  await asked(plugin(false).siwx)
  const dialog = await screen.findByRole('dialog')
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Sign' })).toBeTruthy())
  expect(dialog.hasAttribute('aria-describedby')).toBe(false)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})
