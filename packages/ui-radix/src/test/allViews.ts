import type { RouteName } from '@foyer/headless'
import type { ViewRegistry } from '../modal/types.ts'
import { further } from '../views/further.ts'
import { laterView } from '../views/laterView.ts'
import { nearViews } from '../views/nearViews.ts'

/** The views of the modal, in a list that can be changed. */
export const allViews: ViewRegistry = {
  ...Object.fromEntries(Object.keys(further).map((route) => [route, laterView(route as RouteName)])),
  ...nearViews,
}
