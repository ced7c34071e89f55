import type { Config } from '@foyer/headless'
import { connect, getOnramp, getSend, getSwap, openModal } from '@foyer/headless/actions'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderModal } from '../test/renderModal.tsx'
import { storyOnramp } from '../test/storyOnramp.ts'
import { fillForm, storySend } from '../test/storySend.ts'
import { storySwap } from '../test/storySwap.ts'

const forms = [
  ['WalletSend', 'Amount', storySend(), (config: Config) => getSend(config).amount],
  ['Swap', 'You pay', storySwap(), (config: Config) => getSwap(config).amount],
  ['OnRampProviders', 'You pay', storyOnramp(), (config: Config) => getOnramp(config).paymentAmount],
] as const

/** Danish has a decimal comma, and English texts, since there is no translation. */
async function open(view: (typeof forms)[number][0], options: (typeof forms)[number][2]): Promise<Config> {
  const config = await renderModal({ ...options, shell: { locale: 'da' } })
  await act(async () => {
    await connect(config, { connector: 'Marigold' })
    openModal(config, { view })
  })
  return config
}
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })

test.each(forms)(
  '%s shows the amount with the decimal comma of the language, however it is typed',
  async (view, label, options, amountOf) => {
    const config = await open(view, options)
    const input = await field(label)
    for (const typed of ['12,5', '', '12.5']) {
      fireEvent.change(input, { target: { value: typed } })
      expect([input.value, amountOf(config)]).toEqual([typed && '12,5', typed && '12.5'])
    }
  },
)

test('“Max” has the decimal mark of the balance beside it', async () => {
  const config = await open('WalletSend', storySend())
  await act(() => fillForm(config, { token: 0 }))
  fireEvent.click(await screen.findByRole('button', { name: 'Max' }))
  const input = await field('Amount')
  await waitFor(() => expect(input.value).toBe('1,234502'))
  expect(input.closest('[data-foyer-part=amount-field]')?.textContent).toContain('1,234 ETH')
})
