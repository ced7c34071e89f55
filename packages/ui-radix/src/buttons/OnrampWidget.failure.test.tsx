import { FoyerProvider } from '@foyer/headless'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FoyerModal } from '../FoyerModal/FoyerModal.tsx'
import { render } from '../test/render.ts'
import { createStoryConfig } from '../test/storyConfig.tsx'
import { storyOnramp } from '../test/storyOnramp.ts'
import { OnrampWidget } from './OnrampWidget.tsx'

vi.mock('../FoyerModal/FullModal.tsx', () => {
  throw new Error('no network')
})

test('a modal whose code fails to load is told below the button', async () => {
  render(
    <FoyerProvider config={createStoryConfig({ ...storyOnramp(), debug: false })}>
      <OnrampWidget />
      <FoyerModal />
    </FoyerProvider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Connect wallet' }))
  expect((await screen.findByRole('alert')).textContent).toBe('This screen couldn’t be loaded')
})
