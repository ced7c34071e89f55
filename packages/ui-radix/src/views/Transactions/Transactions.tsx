import type { ReactElement } from 'react'
import { ActivityList } from '../shared/activity/ActivityList.tsx'

/** Activity of the account as a view. */
export default function Transactions(): ReactElement {
  return <ActivityList mode="page" />
}
