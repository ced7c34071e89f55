import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../test/render.ts'
import { commonMessages } from './commonMessages.ts'
import { importLocales } from './importLocales.ts'
import { LocaleProvider, useTranslate } from './LocaleProvider.tsx'

vi.mock('./importLocales.ts', { spy: true })

function Example() {
  const t = useTranslate()
  return (
    <p lang={t.lang} dir={t.dir}>
      {t(commonMessages, 'common.close')}
    </p>
  )
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.mocked(importLocales).mockClear()
})
afterEach(() => void vi.restoreAllMocks())

test('texts are English first, and in the locale after its translations have loaded', async () => {
  render(
    <LocaleProvider locale="es-MX">
      <Example />
    </LocaleProvider>,
  )
  expect(screen.getByText('Close').lang).toBe('en')
  expect((await screen.findByText('Cerrar')).lang).toBe('es-MX')
})

test('the direction is that of the locale from the start', async () => {
  render(
    <LocaleProvider locale="ar">
      <Example />
    </LocaleProvider>,
  )
  expect(screen.getByText(/Close/).dir).toBe('rtl')
  await screen.findByText('إغلاق')
})

test('messages of the host override its catalogues, which replace those of Foyer', async () => {
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

test('after a change of the locale, texts are English until its translations have loaded, and a late earlier one changes nothing', async () => {
  const catalogueOf = (close: string) => ({ default: { 'common.close': close } })
  let answer = (): void => {}
  const catalogues = {
    fr: async () => catalogueOf('Fermer'),
    es: () =>
      new Promise<ReturnType<typeof catalogueOf>>(
        (resolve) => (answer = () => resolve(catalogueOf('Cerrar'))),
      ),
    de: async () => catalogueOf('Schließen'),
  }
  const of = (locale: string, dir?: 'ltr' | 'rtl') => (
    <LocaleProvider locale={locale} catalogues={catalogues} dir={dir}>
      <Example />
    </LocaleProvider>
  )
  const { rerender } = render(of('fr'))
  await screen.findByText('Fermer')
  rerender(of('es'))
  expect(screen.getByText('Close')).not.toBeNull()
  await vi.waitFor(() => answer())
  rerender(of('de', 'rtl'))
  expect((await screen.findByText('Schließen')).dir).toBe('rtl')
  await act(async () => answer())
  expect(screen.getByText('Schließen')).not.toBeNull()
})

const visitor = (...languages: string[]): void => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages)
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(languages[0]!)
}

test('without a locale, texts are in the first supported language of the browser', async () => {
  visitor('nb-NO', 'de-AT', 'fr')
  render(
    <LocaleProvider>
      <Example />
    </LocaleProvider>,
  )
  expect(screen.getByText('Close').lang).toBe('en')
  expect((await screen.findByText('Schließen')).lang).toBe('de-AT')
})

test.each([
  ['a browser that prefers English', undefined, ['en-GB', 'ar']],
  ['the locale en-GB', 'en-GB', ['ar']],
])('for %s neither translations nor the code to load them is fetched', (_, locale, languages) => {
  visitor(...languages)
  render(
    <LocaleProvider locale={locale}>
      <Example />
    </LocaleProvider>,
  )
  expect(screen.getByText('Close').dir).toBe('ltr')
  expect(importLocales).not.toHaveBeenCalled()
})

test('a failed load keeps English, and is retried when the browser is online', async () => {
  const words = vi.fn<() => Promise<{ default: Record<string, string> }>>(() =>
    Promise.reject(new Error('offline')),
  )
  const catalogues = { es: words }
  render(
    <LocaleProvider locale="es" catalogues={catalogues}>
      <Example />
    </LocaleProvider>,
  )
  await vi.waitFor(() => expect(words).toHaveBeenCalled())
  expect(screen.getByText('Close')).not.toBeNull()
  words.mockResolvedValue({ default: { 'common.close': 'Cerrar' } })
  await vi.waitFor(() => {
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByText('Cerrar')).not.toBeNull()
  })
})
