import type { ReactNode } from 'react'
import AccountControl, { type AccountControlProps } from './AccountControl.tsx'
import ReadAccountFacts from './AccountFacts.tsx'

/** The control of `AccountButton` with the code that reads its facts: `ConnectButton` loads the two together, and renders once. */
export default function ConnectedControl(props: AccountControlProps): ReactNode {
  return <AccountControl {...props} Facts={ReadAccountFacts} />
}
