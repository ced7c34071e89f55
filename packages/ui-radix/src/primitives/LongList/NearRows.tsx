import { type UseNearRowsParameters, useNearRows } from './useNearRows.ts'

export type NearRowsProps = UseNearRowsParameters

/** Says which items of a long list are near what is seen. Short lists do without, so it comes when one is long. */
export default function NearRows(props: NearRowsProps): null {
  useNearRows(props)
  return null
}
