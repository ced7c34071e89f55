import type { RouteName, SiwxStatus } from '@foyer/headless'

/** Whether the modal cannot be left without an answer: a sign-in that is required, and not there yet (views §8). */
export const isAlert = (facts: {
  readonly view: RouteName
  readonly isRequired: boolean
  readonly status: SiwxStatus
}): boolean =>
  (facts.view === 'SIWXSignMessage' || facts.view === 'ConnectingSiwe') &&
  facts.isRequired &&
  facts.status !== 'idle' &&
  facts.status !== 'signed-in'
