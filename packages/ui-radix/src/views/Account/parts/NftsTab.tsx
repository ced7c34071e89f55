import type { ReactElement } from 'react'
import { EmptyTab } from './EmptyTab.tsx'

/** What the account collected. */
export default function NftsTab(): ReactElement {
  return <EmptyTab tab="nfts" />
}
