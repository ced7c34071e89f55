import type { ReactElement, ReactNode } from 'react'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import type { LegalTickProps } from './LegalTick.tsx'
import { useLegalKind } from './useLegalKind.ts'

/** Disables its children until the terms are accepted, if the app requires a checkbox. */
export function LegalGate({ children }: { readonly children: ReactNode }): ReactElement {
  const isRequired = useLegalKind() === 'checkbox'
  const LegalTick = useLazyComponent<LegalTickProps>(importLegalTick, { isWanted: isRequired })
  if (!isRequired) return <>{children}</>
  return LegalTick ? <LegalTick>{children}</LegalTick> : <Skeleton height={120} />
}

const importLegalTick = () => import('./LegalTick.tsx')
