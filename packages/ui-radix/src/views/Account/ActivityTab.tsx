import type { ReactElement } from 'react'
import { ActivityList } from '../shared/activity/ActivityList.tsx'

/** Activity of the account. */
export default function ActivityTab(): ReactElement {
  return <ActivityList mode="account" />
}
