import '../../../theme/styles.css'
import { openModal } from '@foyer/headless/actions'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Banner } from '../../../primitives/Banner/Banner.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { allViews } from '../../../test/allViews.ts'
import { renderModal } from '../../../test/renderModal.tsx'
import { ReviewActions } from './ReviewActions.tsx'

/** A review that an event of the page renews, with a warning. */
function Review() {
  const [isRenewed, setRenewed] = useState(false)
  useEffect(() => {
    const ending = new AbortController()
    document.addEventListener('renew', () => setRenewed(true), ending)
    return () => ending.abort()
  }, [])
  return (
    <Stack gap={12}>
      <p style={{ blockSize: 200 }}>Amounts</p>
      {isRenewed && <Banner tone="warning">{'The price moved. '.repeat(20)}</Banner>}
      <ReviewActions status="Check the details." isBusy={false} isDisabled={false} onConfirm={() => {}}>
        {isRenewed ? 'Accept new price' : 'Swap'}
      </ReviewActions>
    </Stack>
  )
}

test('when a warning moves the focused button of a review out of sight, the view scrolls to it', async () => {
  const [width, height] = [innerWidth, innerHeight]
  await page.viewport(320, 420)
  try {
    const config = await renderModal({ shell: { views: { ...allViews, Connect: Review } } })
    act(() => openModal(config))
    const button = await screen.findByRole('button', { name: 'Swap' })
    const panel = document.querySelector('[data-foyer-modal]')
    await waitFor(() => expect(panel?.getAnimations()).toEqual([]))
    act(() => button.focus())
    act(() => void document.dispatchEvent(new Event('renew')))
    await screen.findByRole('button', { name: 'Accept new price' })
    const body = document.querySelector('[data-foyer-part=body]') ?? expect.unreachable()
    await waitFor(() => {
      expect(body.scrollTop).toBeGreaterThan(0)
      expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(body.getBoundingClientRect().bottom)
    })
  } finally {
    await page.viewport(width, height)
  }
})
