import type { ReactElement } from 'react'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'

const importNotice = () => import('./UnfinishedNotice.tsx')

/** Notice of a request without an answer; loads after the view around it. */
export function LazyUnfinishedNotice(): ReactElement | null {
  const UnfinishedNotice = useLazyComponent<object>(importNotice)
  return UnfinishedNotice ? <UnfinishedNotice /> : null
}
