import type { ReactElement } from 'react'
import { ViewFooter } from '../../../modal/ViewFooter.tsx'
import { LegalText } from '../../shared/LegalText.tsx'

/** What connecting means, where the app has terms or a privacy policy. */
export function LegalFooter(): ReactElement {
  return (
    <ViewFooter view="Connect">
      <LegalText kind="footer" />
    </ViewFooter>
  )
}
