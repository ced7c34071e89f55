import { type UnfinishedKind, type UnfinishedRequest, useUnfinishedRequests } from '@foyer/headless'
import type { ReactElement } from 'react'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'

type NoticeProps = { readonly request: UnfinishedRequest }

const importNotice = () => import('./UnfinishedNotice.tsx')

/** Notice of the newest request without an answer, of some kinds or any. Loads only if there is one. */
export function LazyUnfinishedNotice({
  kinds,
}: {
  readonly kinds?: readonly UnfinishedKind[]
}): ReactElement | null {
  const request = useUnfinishedRequests().find(({ kind }) => kinds?.includes(kind) ?? true)
  return request ? <Loaded request={request} /> : null
}

function Loaded({ request }: NoticeProps): ReactElement | null {
  const UnfinishedNotice = useLazyComponent<NoticeProps>(importNotice)
  return UnfinishedNotice ? <UnfinishedNotice request={request} /> : null
}
