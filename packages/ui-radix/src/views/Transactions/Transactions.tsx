import type { ReactElement } from 'react'
import { ActivityList } from '../shared/activity/ActivityList.tsx'

/** What the account did, on a screen of its own. */
export default function Transactions(): ReactElement {
  return <ActivityList mode="page" />
}
