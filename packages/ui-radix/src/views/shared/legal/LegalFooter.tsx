import type { ReactElement } from 'react'
import { ViewFooter } from '../../../modal/ViewFooter.tsx'
import { LegalText } from './LegalText.tsx'

export type LegalFooterProps = { readonly view: string }

/** What connecting means, where the app has terms or a privacy policy. */
const LegalFooter = ({ view }: LegalFooterProps): ReactElement => (
  <ViewFooter view={view}>
    <LegalText kind="footer" />
  </ViewFooter>
)
export default LegalFooter
