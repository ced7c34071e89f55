import type { ReactElement } from 'react'
import { EmptyTab } from './EmptyTab.tsx'

/** What the account did. */
export default function ActivityTab(): ReactElement {
  return <EmptyTab tab="activity" />
}
