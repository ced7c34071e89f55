import { screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { describe, expect, test } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { samplePairing } from '../../test/samples.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import { drawQr, type QrDrawing } from './drawQr.ts'
import * as stories from './Qr.stories.tsx'
import { Qr } from './Qr.tsx'

describePrimitive('Qr', {
  parts: parts.Qr,
  part: 'qr',
  element: <Qr value={samplePairing} label="QR code to connect Marigold" />,
  instance: HTMLDivElement,
  states: statesOf(stories),
})

/** Renders a drawing with three pixels per module; the logo is black, the worst case. */
function photograph({ side, dots, eyes, unit, gap }: QrDrawing): Uint8ClampedArray & { width?: number } {
  const scale = 3 / unit
  const width = Math.round(side * scale)
  const dark = new Set<number>()
  const fill = (x: number, y: number, size: number, isDark = true): void => {
    const [from, to] = [x, x + size].map((value) => Math.round(value * scale)) as [number, number]
    const [top, end] = [y, y + size].map((value) => Math.round(value * scale)) as [number, number]
    for (let row = top; row < end; row++)
      for (let column = from; column < to; column++) {
        if (isDark) dark.add(row * width + column)
        else dark.delete(row * width + column)
      }
  }
  for (const [, x, y] of dots.matchAll(/M([\d.]+) ([\d.]+)/g))
    fill(Math.floor(Number(x) / unit) * unit, Math.floor(Number(y) / unit) * unit, unit)
  for (const { x, y } of eyes) {
    fill(x, y, 7 * unit)
    fill(x + unit, y + unit, 5 * unit, false)
    fill(x + 2 * unit, y + 2 * unit, 3 * unit)
  }
  fill((side - gap) / 2, (side - gap) / 2, gap)
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const index of dark) pixels.fill(0, index * 4, index * 4 + 3)
  return Object.assign(pixels, { width })
}

describe('a drawing', () => {
  test.each([
    ['a pairing', samplePairing, false],
    ['a pairing, behind a logo', samplePairing, true],
    ['one letter, behind a logo', 'x', true],
    ['an address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', true],
    ['other scripts', 'wc:коды — 二维码', true],
  ])('decodes to its text: %s', (_, text, hasLogo) => {
    const drawing = drawQr(text, { hasLogo })
    const pixels = photograph(drawing)
    expect(jsQR(pixels, pixels.width ?? 0, pixels.width ?? 0)?.data).toBe(text)
  })

  test('has a quiet zone of four modules', () => {
    const { side, dots, unit, eyes } = drawQr(samplePairing, { hasLogo: false })
    const corners = [...dots.matchAll(/M([\d.]+) ([\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
    expect(Math.min(...corners)).toBeGreaterThan(4 * unit)
    expect(Math.max(...corners)).toBeLessThan(side - 4 * unit)
    expect(Math.min(...eyes.map(({ x }) => x))).toBe(4 * unit)
  })

  test('gives a logo at most 22 % of the side, centred', () => {
    for (let length = 1; length < 250; length += 7) {
      const { side, gap, unit } = drawQr('x'.repeat(length), { hasLogo: true })
      expect(gap / (side - 8 * unit)).toBeLessThanOrEqual(0.22)
      expect(gap / (side - 8 * unit)).toBeGreaterThan(0.12)
      expect(((side - gap) / 2) % unit).toBe(0)
    }
  })

  test('has more error correction behind a logo', () => {
    const sideOf = (hasLogo: boolean): number => drawQr(samplePairing, { hasLogo }).side
    expect(sideOf(true)).toBeGreaterThan(sideOf(false))
  })

  test('has dots that cover four fifths of each module', () => {
    const { stroke, unit } = drawQr('x', { hasLogo: false })
    const core = 7
    const width = core + stroke
    const corner = stroke / 2
    expect((width ** 2 - (4 - Math.PI) * corner ** 2) / unit ** 2).toBeGreaterThanOrEqual(0.8)
  })
})

describe('a QR code', () => {
  const label = 'QR code to connect Marigold'
  const dots = (): string | null | undefined =>
    document.querySelector('[data-foyer-part=qr-dots]')?.getAttribute('d')
  const part = (name: string): Element | null => document.querySelector(`[data-foyer-part=${name}]`)

  test.each([
    ['without a logo', undefined, false],
    ['with a logo', <i key="logo">M</i>, true],
  ])('%s is drawn from its text, and named', (_, logo, hasLogo) => {
    render(<Qr value={samplePairing} label={label} logo={logo} />)
    expect(dots()).toBe(drawQr(samplePairing, { hasLogo }).dots)
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(label)
    expect(part('qr')?.getAttribute('aria-busy')).toBeNull()
  })

  test('without a text is busy, and only has its three corners', () => {
    render(<Qr value={undefined} label={label} size={232} timeLeft={0.5} />)
    expect(part('qr')?.getAttribute('aria-busy')).toBe('true')
    expect(part('qr')?.getAttribute('data-size')).toBe('232')
    expect([dots(), document.querySelectorAll('[data-foyer-part=qr-eye]').length]).toEqual([undefined, 3])
    expect([screen.queryByRole('img'), part('qr-ring')]).toEqual([null, null])
  })

  test('behind a cover cannot be scanned, has no name, and no time left', () => {
    render(<Qr value={samplePairing} label={label} timeLeft={0.5} cover={<p>Expired</p>} />)
    expect(dots()).toBeTruthy()
    expect(dots()).not.toBe(drawQr(samplePairing, { hasLogo: false }).dots)
    expect([screen.queryByRole('img'), part('qr-ring')]).toEqual([null, null])
    expect(part('qr-cover')?.textContent).toBe('Expired')
  })

  test.each([
    [0.25, '25 75'],
    [2, '100 0'],
    [-1, '0 100'],
  ])('with %d of its time left has a line of %s', (timeLeft, dashes) => {
    render(<Qr value={samplePairing} label={label} timeLeft={timeLeft} />)
    expect(part('qr-dash')?.getAttribute('stroke-dasharray')).toBe(dashes)
  })
})
