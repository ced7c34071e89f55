import '../../theme/styles.css'
import { act, cleanup, render } from '@testing-library/react'
import jsQR from 'jsqr'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { samplePairing, samples } from '../../test/samples.ts'
import { Image } from '../Image/Image.tsx'
import { Qr } from './Qr.tsx'

afterEach(cleanup)

/** Decodes a screenshot. */
async function read(element: Element): Promise<string | undefined> {
  const base64 = await page.screenshot({ element, save: false })
  const picture = new window.Image()
  picture.src = `data:image/png;base64,${base64}`
  await picture.decode()
  const canvas = document.createElement('canvas')
  // A camera has a higher resolution than the screen.
  const [width, height] = [picture.naturalWidth * 3, picture.naturalHeight * 3]
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  context?.drawImage(picture, 0, 0, width, height)
  const data = context?.getImageData(0, 0, width, height).data
  return data && jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data
}

const logos = { none: undefined, ...samples }

test.each([
  ['light', 336, 'none'],
  ['dark', 336, 'none'],
  ['light', 336, 'orange'],
  ['dark', 336, 'violet'],
  ['light', 336, 'blue'],
  ['light', 336, 'white'],
  ['light', 296, 'orange'],
  ['dark', 296, 'blue'],
] as const)(
  'in the %s theme at %i px, with the logo %s, a scanner decodes it',
  async (theme, width, logo) => {
    const { container } = render(
      <div data-foyer="" data-foyer-theme={theme} data-foyer-motion="reduced" style={{ inlineSize: width }}>
        <Qr
          value={samplePairing}
          label="QR code"
          timeLeft={0.5}
          logo={logos[logo] && <Image src={logos[logo]} name="Marigold" size={40} />}
        />
      </div>,
    )
    await act(async () => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
    })
    const code = container.querySelector('[data-foyer-part="qr"]')!
    expect(await read(code)).toBe(samplePairing)
    const image = container.querySelector('[data-foyer-part="image"]')?.getBoundingClientRect()
    expect((image?.width ?? 0) / code.getBoundingClientRect().width).toBeLessThan(0.22)
  },
)

test('a covered QR code cannot be decoded', async () => {
  const { container } = render(
    <div data-foyer="" data-foyer-theme="light" style={{ inlineSize: 336 }}>
      <Qr value={samplePairing} label="QR code" cover={<p>QR code expired</p>} />
    </div>,
  )
  expect(await read(container.querySelector('[data-foyer-part="qr"]')!)).not.toBe(samplePairing)
  expect(container.querySelector('[role="img"]')).toBeNull()
})
