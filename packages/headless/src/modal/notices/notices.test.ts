import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createError } from '../../core/errors/configErrors.ts'
import { setup } from '../../test/setup.ts'
import { hideAlert, showAlert } from './alert.ts'
import { getAlert, getToast, watchAlert, watchToast } from './state.ts'
import { toastMessage, hideToast, restartToast, showToast } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a toast', () => {
  test.each([
    ['success', 3000],
    ['error', 6000],
  ] as const)('[S4.10] with the variant %s closes after %i ms', (variant, duration) => {
    const { config } = setup()
    showToast(config, { message: 'Hello', variant })
    expect(getToast(config)).toMatchObject({ isOpen: true, message: 'Hello', variant })
    vi.advanceTimersByTime(duration - 1)
    expect(getToast(config).isOpen).toBe(true)
    vi.advanceTimersByTime(1)
    expect(getToast(config).isOpen).toBe(false)
  })

  test('[S4.10] with the variant loading stays until it is replaced', () => {
    const { config } = setup()
    showToast(config, { message: 'Working', variant: 'loading' })
    vi.advanceTimersByTime(3_600_000)
    expect(getToast(config).isOpen).toBe(true)
  })

  test('[S4.11] [S9.4] closes the previous toast, and opens after 150 ms', () => {
    const { config } = setup()
    showToast(config, { message: 'One', variant: 'success' })
    showToast(config, { message: 'Two', variant: 'error' })
    expect(getToast(config)).toMatchObject({ isOpen: false, message: 'One' })
    vi.advanceTimersByTime(149)
    expect(getToast(config).isOpen).toBe(false)
    vi.advanceTimersByTime(1)
    expect(getToast(config)).toMatchObject({ isOpen: true, message: 'Two', variant: 'error' })
    vi.advanceTimersByTime(5999)
    expect(getToast(config).isOpen).toBe(true)
    vi.advanceTimersByTime(1)
    expect(getToast(config).isOpen).toBe(false)
  })

  test.each([1000, 5000])('restarted after %i ms is open for its whole duration', (late) => {
    const { config } = setup()
    showToast(config, { message: 'Copied', variant: 'success' })
    vi.advanceTimersByTime(late)
    const { id } = getToast(config)
    restartToast(config)
    expect(getToast(config)).toMatchObject({ isOpen: true, message: 'Copied', id })
    vi.advanceTimersByTime(2999)
    expect(getToast(config).isOpen).toBe(true)
    vi.advanceTimersByTime(1)
    expect(getToast(config).isOpen).toBe(false)
  })

  test('is not restarted if it is hidden or being replaced', () => {
    const { config } = setup()
    restartToast(config)
    expect(getToast(config).isOpen).toBe(false)
    showToast(config, { message: 'Working', variant: 'loading' })
    hideToast(config)
    restartToast(config)
    expect(getToast(config).isOpen).toBe(false)
    for (const message of ['One', 'Two']) showToast(config, { message, variant: 'success' })
    restartToast(config)
    expect(getToast(config)).toMatchObject({ isOpen: false, message: 'One' })
    vi.advanceTimersByTime(150)
    expect(getToast(config)).toMatchObject({ isOpen: true, message: 'Two' })
  })

  test('[S4.11] replaces a toast that is still waiting', () => {
    const { config } = setup()
    for (const message of ['One', 'Two', 'Three']) showToast(config, { message, variant: 'success' })
    vi.advanceTimersByTime(150)
    expect(getToast(config)).toMatchObject({ isOpen: true, message: 'Three' })
  })

  test('[S4.11] opens 150 ms after its own call if it replaces a waiting toast', () => {
    const { config } = setup()
    for (const message of ['One', 'Two']) showToast(config, { message, variant: 'success' })
    vi.advanceTimersByTime(50)
    showToast(config, { message: 'Three', variant: 'success' })
    vi.advanceTimersByTime(149)
    expect(getToast(config).isOpen).toBe(false)
    vi.advanceTimersByTime(1)
    expect(getToast(config)).toMatchObject({ isOpen: true, message: 'Three' })
  })

  test('is dropped if it waits while the previous one is hidden', () => {
    const { config } = setup()
    showToast(config, { message: 'One', variant: 'success' })
    showToast(config, { message: 'Two', variant: 'success' })
    hideToast(config)
    vi.advanceTimersByTime(10_000)
    expect(getToast(config)).toMatchObject({ isOpen: false, message: 'One' })
  })

  test('with an equal text has another id', () => {
    const { config } = setup()
    showToast(config, { message: 'Same', variant: 'success' })
    const { id } = getToast(config)
    hideToast(config)
    showToast(config, { message: 'Same', variant: 'success' })
    expect(getToast(config).id).not.toBe(id)
  })

  test('has the error that it shows, so that a kit can translate it', () => {
    const { config } = setup()
    const error = createError('CONFIG_MISSING')
    showToast(config, { message: error, variant: 'error' })
    expect(getToast(config)).toMatchObject({ message: error.shortMessage, error })
  })

  test('is observed by watchToast until its unsubscribe function is called', () => {
    const { config } = setup()
    const seen: string[] = []
    const stop = watchToast(config, { onChange: ({ isOpen, message }) => seen.push(`${message} ${isOpen}`) })
    showToast(config, { message: 'One', variant: 'success' })
    hideToast(config)
    stop()
    showToast(config, { message: 'Two', variant: 'success' })
    expect(seen).toEqual(['One true', 'One false'])
  })
})

const hostile = {
  get message(): never {
    throw new TypeError('hostile')
  },
}
test.each([
  ['a text', 'a text'],
  ['', 'Otherwise'],
  [{ issues: [{ message: 'the first issue' }, { message: 'the second' }] }, 'the first issue'],
  [{ issues: [], message: 'no issue' }, 'no issue'],
  [{ issues: 'many' }, 'Otherwise'],
  [new TypeError('an error'), 'an error'],
  [createError('CONFIG_MISSING', undefined, { prefix: 'x' }), createError('CONFIG_MISSING').shortMessage],
  [{}, 'Otherwise'],
  [null, 'Otherwise'],
  [undefined, 'Otherwise'],
  [404, 'Otherwise'],
])('[S4.10] the text for %# is %s', (subject, text) => {
  expect(toastMessage(subject, 'Otherwise')).toBe(text)
})

test('[S4.10] an error whose properties throw has no text', () => {
  expect(toastMessage(hostile, 'Otherwise')).toBe('Otherwise')
})

describe('an alert', () => {
  const alert = { message: 'Network Not Found', variant: 'error', code: 'X' } as const

  test('[S8.33] is shown until it is hidden, and observed by watchAlert', () => {
    const { config } = setup()
    const seen: boolean[] = []
    const stop = watchAlert(config, { onChange: ({ isOpen }) => seen.push(isOpen) })
    showAlert(config, alert)
    expect(getAlert(config)).toEqual({ isOpen: true, ...alert })
    hideAlert(config)
    expect(getAlert(config)).toEqual({ isOpen: false, message: '', variant: 'info', code: undefined })
    hideAlert(config)
    stop()
    expect(seen).toEqual([true, false])
  })

  test('is not shown without debug', () => {
    const { config } = setup({ debug: false })
    showAlert(config, alert)
    expect(getAlert(config).isOpen).toBe(false)
  })
})
