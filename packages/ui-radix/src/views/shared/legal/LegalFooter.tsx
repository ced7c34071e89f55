import type { ReactElement } from 'react'
import { ViewFooter } from '../../../modal/ViewFooter.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { Branding } from '../wallets/Branding.tsx'
import { LegalText } from './LegalText.tsx'

export type LegalFooterProps = { readonly view: string }

/** Views that connect, and so have the credit line. */
const connectViews: readonly string[] = ['Connect', 'ConnectWallets', 'Create']

/** Notice about terms or privacy policy below the view. */
const LegalFooter = ({ view }: LegalFooterProps): ReactElement => (
  <ViewFooter view={view}>
    <Stack gap={4}>
      <span>
        <LegalText kind="footer" />
      </span>
      {connectViews.includes(view) && <Branding />}
    </Stack>
  </ViewFooter>
)
export default LegalFooter
