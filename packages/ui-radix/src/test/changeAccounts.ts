import type { TestConnector } from '@foyer/headless/testing'
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** Limit of React, above which it logs an error for effects that set state again and again. */
const NESTED_UPDATES = 50

/**
 * Changes the account of a wallet more often than React permits updates by effects, each after the render of the
 * last.
 */
export async function changeAccounts(wallet: TestConnector): Promise<void> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  for (let index = 0; index < 2 * NESTED_UPDATES; index++) {
    const address = `0x${index.toString(16).padStart(40, '1')}`
    wallet.emit({ type: 'change', namespace: 'eip155', accounts: [{ address }] })
    await undefined
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  await act(async () => {})
}
