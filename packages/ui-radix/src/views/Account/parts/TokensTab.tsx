import type { ReactElement } from 'react'
import { EmptyTab } from './EmptyTab.tsx'

/** What the account holds. */
export default function TokensTab(): ReactElement {
  return <EmptyTab tab="tokens" />
}
