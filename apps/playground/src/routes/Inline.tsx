import { FoyerModal } from '@foyer/ui-radix'
import '@foyer/ui-radix/styles.css'
import type { ReactElement } from 'react'
import type { RouteProps } from './types.ts'

/** The modal in the page's flow. */
export default function Inline({ query }: RouteProps): ReactElement {
  return <FoyerModal inline theme={query.look} locale={query.locale} />
}
