import { useRouteData } from '@foyer/headless'
import type { ComponentType, ReactElement } from 'react'
import { usePart } from '../../../load/usePart.ts'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import type { EmailWidgetProps } from '../../shared/EmailWidget.tsx'

type Login = 'email' | 'social'

const logins: Readonly<
  Record<Login, { readonly importPart: () => Promise<LoginPart>; readonly height: number }>
> = {
  email: { importPart: () => import('../../shared/EmailWidget.tsx'), height: 48 },
  social: { importPart: () => import('../../shared/SocialRow.tsx'), height: 112 },
}

type LoginPart = { readonly default: ComponentType<EmailWidgetProps> }

/** A login by e-mail or by the account of another service. An app without them never loads what they look like. */
export function LoginMethod({ method }: { readonly method: Login }): ReactElement {
  const { redirectView } = useRouteData('Connect') ?? {}
  const { importPart, height } = logins[method]
  const Part = usePart(importPart)
  return Part ? <Part redirectView={redirectView} /> : <Skeleton width="100%" height={height} />
}
