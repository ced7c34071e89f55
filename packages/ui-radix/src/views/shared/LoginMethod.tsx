import type { ComponentType, ReactElement } from 'react'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { LazyPart } from './LazyPart.tsx'

type Login = 'email' | 'social'

const logins: Readonly<
  Record<Login, { readonly importPart: () => Promise<LoginPart>; readonly height: number }>
> = {
  email: { importPart: () => import('./email/EmailWidget.tsx'), height: 52 },
  social: { importPart: () => import('./social/SocialRow.tsx'), height: 112 },
}

type LoginPart = { readonly default: ComponentType }

/** Login by email or social account. Apps without it load neither of its parts. */
export function LoginMethod({ method }: { readonly method: Login }): ReactElement {
  const { importPart, height } = logins[method]
  return (
    <LazyPart from={importPart} fallback={<Skeleton width="100%" height={height} />}>
      {(Part) => <Part />}
    </LazyPart>
  )
}
