import type { ReactNode } from 'react'
import AccountControl, { type ShownAccountProps } from './AccountControl.tsx'
import ReadAccountFacts from './AccountFacts.tsx'

/** The account control and the reader of its facts, in one chunk, so that both render at once. */
export default function ConnectedControl(props: ShownAccountProps): ReactNode {
  return <AccountControl {...props} Facts={ReadAccountFacts} />
}
