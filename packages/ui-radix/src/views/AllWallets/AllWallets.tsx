import { useRouteData } from '@foyer/headless'
import { type ReactElement, useState } from 'react'
import { useLazyComponent } from '../../load/useLazyComponent.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { AllPages } from './AllPages.tsx'
import type { FoundWalletsProps } from './FoundWallets.tsx'
import { Toolbar } from './Toolbar.tsx'

const importFound = () => import('./FoundWallets.tsx')

/** The whole directory, with search. */
export default function AllWallets(): ReactElement {
  const before = useRouteData('AllWallets')
  const [search, setSearch] = useState(before?.search ?? '')
  const [isCertified, setCertified] = useState(before?.isCertified ?? false)
  const isAsking = search.trim() !== '' || isCertified
  // Most visitors find their wallet on the first page.
  const FoundWallets = useLazyComponent<FoundWalletsProps>(importFound, {
    isWanted: isAsking,
    attempt: `${search} ${isCertified}`,
  })
  const pages = <AllPages />
  return (
    <Stack gap={12}>
      <Toolbar {...{ search, setSearch, isCertified, setCertified }} />
      {isAsking && FoundWallets ? (
        <FoundWallets
          {...{ search, isCertified }}
          onClear={() => {
            setSearch('')
            setCertified(false)
          }}
        >
          {pages}
        </FoundWallets>
      ) : (
        pages
      )}
    </Stack>
  )
}
