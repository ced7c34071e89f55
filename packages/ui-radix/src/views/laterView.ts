import { load, type RouteName } from '@foyer/headless'
import type { LaterView } from '../modal/lazyView.ts'

/** A view that nobody begins with: where it is, and what its header says, is found when it is wanted. */
export const laterView = (route: RouteName): LaterView => ({
  find: async () => (await load(() => import('./further.ts'))).further[route],
})
