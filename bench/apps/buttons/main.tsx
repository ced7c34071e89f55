// Host with all three buttons.
import { AccountButton, NetworkButton } from '@foyer/ui-radix'
import { startHost } from '../startHost.tsx'

startHost({
  beside: (
    <>
      <NetworkButton />
      <AccountButton />
    </>
  ),
})
