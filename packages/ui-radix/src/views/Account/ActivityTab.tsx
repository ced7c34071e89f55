import type { ReactElement } from 'react'
import { ActivityList } from '../shared/activity/ActivityList.tsx'

/** What the account did. */
export default function ActivityTab(): ReactElement {
  return <ActivityList mode="account" />
}
