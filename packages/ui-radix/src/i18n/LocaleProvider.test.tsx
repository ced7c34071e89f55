import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../test/render.ts'
import { common } from './common.ts'
import { LocaleProvider, useTranslate } from './LocaleProvider.tsx'

function Example() {
  const t = useTranslate()
  return (
    <p lang={t.lang} dir={t.dir}>
      {t(common, 'common.close')}
    </p>
  )
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => void vi.restoreAllMocks())

test('speaks English at once and the locale when its words have come', async () => {
  render(
    <LocaleProvider locale="es-MX">
      <Example />
    </LocaleProvider>,
  )
  expect(screen.getByText('Close').lang).toBe('en')
  expect((await screen.findByText('Cerrar')).lang).toBe('es-MX')
})

test('the direction is the locale’s from the start', async () => {
  render(
    <LocaleProvider locale="ar">
      <Example />
    </LocaleProvider>,
  )
  expect(screen.getByText(/Close/).dir).toBe('rtl')
  await screen.findByText('إغلاق')
})

test('a host’s own words and catalogues come first', async () => {
  const catalogues = { tlh: async () => ({ default: { 'common.close': 'SoQ' } }) }
  const { rerender } = render(
    <LocaleProvider locale="tlh" catalogues={catalogues}>
      <Example />
    </LocaleProvider>,
  )
  await screen.findByText('SoQ')
  rerender(
    <LocaleProvider locale="tlh" catalogues={catalogues} messages={{ 'common.close': 'Out' }}>
      <Example />
    </LocaleProvider>,
  )
  expect(screen.getByText('Out')).not.toBeNull()
})

test('a catalogue that cannot be loaded leaves English', async () => {
  const broken = vi.fn<() => Promise<never>>(() => Promise.reject(new Error('offline')))
  const catalogues = { es: broken }
  render(
    <LocaleProvider locale="es" catalogues={catalogues}>
      <Example />
    </LocaleProvider>,
  )
  await vi.waitFor(() => expect(broken.mock.calls.length).toBeGreaterThan(1), 2000)
  expect(screen.getByText('Close')).not.toBeNull()
})
