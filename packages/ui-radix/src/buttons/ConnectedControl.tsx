import type { ReactNode } from 'react'
import AccountControl, { type ShownAccountProps } from './AccountControl.tsx'
import ReadAccountFacts from './AccountFacts.tsx'

/** The control of an account with the code that reads its facts: the two load together, and render once. */
export default function ConnectedControl(props: ShownAccountProps): ReactNode {
  return <AccountControl {...props} Facts={ReadAccountFacts} />
}
