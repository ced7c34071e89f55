import type { ReactElement } from 'react'
import { ViewFooter } from '../../../modal/ViewFooter.tsx'
import { LegalText } from './LegalText.tsx'

export type LegalFooterProps = { readonly view: string }

/** Notice about terms or privacy policy below the connect view. */
const LegalFooter = ({ view }: LegalFooterProps): ReactElement => (
  <ViewFooter view={view}>
    <LegalText kind="footer" />
  </ViewFooter>
)
export default LegalFooter
