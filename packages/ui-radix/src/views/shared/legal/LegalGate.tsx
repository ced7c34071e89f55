import type { ReactElement, ReactNode } from 'react'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { LazyPart } from '../LazyPart.tsx'
import type { LegalTickProps } from './LegalTick.tsx'
import { useLegalKind } from './useLegalKind.ts'

/** Disables its children until the terms are accepted, if the app requires a checkbox. */
export function LegalGate({ children }: { readonly children: ReactNode }): ReactElement {
  const isRequired = useLegalKind() === 'checkbox'
  if (!isRequired) return <>{children}</>
  return (
    <LazyPart<LegalTickProps> from={importLegalTick} fallback={<Skeleton shape="box" height={120} />}>
      {(LegalTick) => <LegalTick>{children}</LegalTick>}
    </LazyPart>
  )
}

const importLegalTick = () => import('./LegalTick.tsx')
