import type { ReactElement } from 'react'
import { usePart } from '../../../load/usePart.ts'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'

const importRow = () => import('../../shared/SocialRow.tsx')

/** Social logins. An app without them never loads what they look like. */
export function SocialMethod(): ReactElement {
  const SocialRow = usePart(importRow)
  return SocialRow ? <SocialRow /> : <Skeleton width="100%" height={112} />
}
