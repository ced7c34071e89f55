import { mainnet } from '@foyer/chains/networks'
import { createMemoryStorage } from '@foyer/chains/testing'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { useLegalConsent } from '../react/useLegalConsent.ts'
import { createConfig } from '../setup/createConfig.ts'
import { getLegalConsent } from './legal.ts'

afterEach(cleanup)

const makeConfig = (legalCheckbox: boolean, termsConditionsUrl?: string) =>
  createConfig({
    networks: [mainnet],
    features: { legalCheckbox },
    termsConditionsUrl,
    storage: createMemoryStorage(),
  } as never)

test.each([
  { legalCheckbox: true, url: 'https://example.com/terms', isRequired: true },
  { legalCheckbox: true, url: undefined, isRequired: false },
  { legalCheckbox: false, url: 'https://example.com/terms', isRequired: false },
])('is required: $legalCheckbox and $url → $isRequired', ({ legalCheckbox, url, isRequired }) => {
  const config = makeConfig(legalCheckbox, url)
  const { result } = renderHook(() => useLegalConsent({ config }))
  expect(result.current).toMatchObject({ isRequired, isSettled: !isRequired, isAccepted: false })
})

test('consent is shared by all components of a config, and not between configs', () => {
  const config = makeConfig(true, 'https://example.com/terms')
  const other = makeConfig(true, 'https://example.com/terms')
  const one = renderHook(() => useLegalConsent({ config }))
  const two = renderHook(() => useLegalConsent({ config }))
  act(() => one.result.current.setAccepted(true))
  expect(two.result.current).toMatchObject({ isAccepted: true, isSettled: true })
  expect(getLegalConsent(config)).toBe(true)
  expect(getLegalConsent(other)).toBe(false)
})
