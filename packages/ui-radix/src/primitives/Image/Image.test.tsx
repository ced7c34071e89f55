import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { describePrimitive } from '../../test/describePrimitive.tsx'
import { render } from '../../test/render.ts'
import { statesOf } from '../../test/statesOf.ts'
import { parts } from '../part/parts.ts'
import * as stories from './Image.stories.tsx'
import { Image } from './Image.tsx'

describePrimitive('Image', {
  parts: parts.Image,
  part: 'image',
  element: <Image name="Orange" />,
  instance: HTMLSpanElement,
  states: statesOf(stories),
})

test('an icon takes the place of the letter', () => {
  const { container } = render(<Image name="Unknown" icon={<svg />} />)
  expect(container.querySelector('[data-foyer-part=image-letter] > svg')).not.toBeNull()
  expect(container.textContent).toBe('')
})

test('the alternative text names the picture, and the letter in its place; once', () => {
  render(<Image src="https://example.com/a.png" name="Base" alt="on Base" />)
  const picture = screen.getByRole('img', { name: 'on Base' })
  expect(picture.localName).toBe('img')
  fireEvent.error(picture)
  expect(screen.getAllByRole('img', { name: 'on Base' }).map(({ localName }) => localName)).toEqual(['span'])
})

describe('allowed URLs', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const stateOf = (container: Element) =>
    container.querySelector('[data-foyer-part=image]')?.getAttribute('data-state')

  test.each([
    'http://example.com/a.png',
    '//example.com/a.png',
    '/a.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'ftp://example.com/a.png',
    ' https://example.com/a.png',
    '',
  ])('%j is not requested', (src) => {
    const { container } = render(<Image src={src} name="Orange" />)
    expect(container.querySelector('img')).toBeNull()
    expect(stateOf(container)).toBe('fallback')
    expect(container.textContent).toBe('O')
  })

  test.each(['https://example.com/a.png', 'blob:https://example.com/1'])('%j is requested', (src) => {
    const { container } = render(<Image src={src} name="Orange" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe(src)
    expect(container.querySelector('img')?.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(stateOf(container)).toBe('loading')
  })

  test('an image from a `data:` URL is shown at once, and stays', () => {
    const { container } = render(<Image src="data:image/svg+xml,<svg/>" name="Orange" />)
    expect(stateOf(container)).toBe('loaded')
    act(() => void vi.advanceTimersByTime(5000))
    expect(stateOf(container)).toBe('loaded')
    fireEvent.error(container.querySelector('img')!)
    expect(stateOf(container)).toBe('fallback')
  })

  test('shows the letter after 2 s, and the image if it loads later [S9.8]', () => {
    const { container } = render(<Image src="https://example.com/a.png" name="Orange" alt="Orange" />)
    act(() => void vi.advanceTimersByTime(1999))
    expect(stateOf(container)).toBe('loading')
    act(() => void vi.advanceTimersByTime(1))
    expect(stateOf(container)).toBe('fallback')
    // One element has the alternative text: the letter, then the image.
    expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Orange')
    expect(container.querySelector('img')?.alt).toBe('')
    fireEvent.load(container.querySelector('img')!)
    expect(stateOf(container)).toBe('loaded')
    expect(container.querySelector('[role=img]')).toBeNull()
    expect(container.querySelector('img')?.alt).toBe('Orange')
  })

  test('an image loads near the viewport only on request, and one that has loaded already is shown at once', () => {
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    const width = vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(32)
    const { container } = render(<Image src="https://example.com/a.png" name="Orange" lazy />)
    expect(container.querySelector('img')?.getAttribute('loading')).toBe('lazy')
    expect(stateOf(container)).toBe('loaded')
    complete.mockRestore()
    width.mockRestore()
    const other = render(<Image src="https://example.com/b.png" name="Orange" />).container
    expect(other.querySelector('img')?.getAttribute('loading')).toBeNull()
    expect(stateOf(other)).toBe('loading')
  })

  test('a failed image is the letter until the URL changes', () => {
    const { container, rerender } = render(<Image src="https://example.com/a.png" name="Orange" />)
    fireEvent.error(container.querySelector('img')!)
    expect(stateOf(container)).toBe('fallback')
    expect(container.querySelector('img')).toBeNull()
    rerender(<Image src="https://example.com/b.png" name="Orange" />)
    expect(stateOf(container)).toBe('loading')
  })

  test.each([
    ['MetaMask', 'M'],
    ['  zeta', 'Z'],
    ['🦊 fox', 'F'],
    ['1inch', '1'],
    ['محفظة', 'م'],
    ['𝒜lpha', '𝒜'],
    ['$', '$'],
    ['$WIF', 'W'],
    ['!?', ''],
  ])('the letter of %j is %j', (name, letter) => {
    expect(render(<Image name={name} />).container.textContent).toBe(letter)
  })
})

describe('[S7.32] bundled logos', () => {
  const picture = (container: Element) => container.querySelector('img')?.getAttribute('src')

  test('a logo is shown without a URL', async () => {
    const { container } = render(<Image logo="eip155:1" name="Ethereum" />)
    expect(container.textContent).toBe('')
    await waitFor(() => expect(picture(container)).toMatch(/^data:image\/svg/))
  })

  test('a logo is shown if the URL fails', async () => {
    const { container } = render(<Image src="https://example.com/a.png" logo="eip155:1" name="Ethereum" />)
    expect(picture(container)).toBe('https://example.com/a.png')
    fireEvent.error(container.querySelector('img')!)
    // No letter flashes before the logo.
    expect(container.textContent).toBe('')
    await waitFor(() => expect(picture(container)).toMatch(/^data:image\/svg/))
  })

  test('a letter is shown for an unknown network', async () => {
    const { container } = render(<Image logo="eip155:4242" name="Amber" />)
    await waitFor(() => expect(container.textContent).toBe('A'))
  })
})
