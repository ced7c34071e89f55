import { FoyerModal } from '@foyer/ui-radix'
import '@foyer/ui-radix/styles.css'
import type { ReactElement } from 'react'
import type { RouteProps } from './types.ts'

/** The modal in the page's flow. */
export default function Inline({ query }: RouteProps): ReactElement {
  return (
    <div className="custom">
      <section className="intro">
        <h1>In the page</h1>
        <p>The same panel without a layer: it stands where the page puts it.</p>
      </section>
      <FoyerModal inline theme={query.look} locale={query.locale} />
    </div>
  )
}
