import type { ReactElement } from 'react'
import { ActivityList } from '../../shared/ActivityList.tsx'

/** What the account did. */
export default function ActivityTab(): ReactElement {
  return <ActivityList mode="account" />
}
