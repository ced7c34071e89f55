import type { ReactNode } from 'react'
import type { LongListRow } from './listRules.ts'
import { useRowsInPage, type UseRowsInPageParameters } from './useRowsInPage.ts'

export type NearRowsProps = UseRowsInPageParameters & {
  readonly children: (row: LongListRow) => ReactNode
}

/** The items of a long list that are near what is seen. Short lists do without, so it comes when one is long. */
export default function NearRows({ children, ...parameters }: NearRowsProps): ReactNode {
  return useRowsInPage(parameters).map(children)
}
