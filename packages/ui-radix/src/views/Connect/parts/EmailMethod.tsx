import { useRouteData } from '@foyer/headless'
import type { ReactElement } from 'react'
import { usePart } from '../../../load/usePart.ts'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import type { EmailWidgetProps } from '../../shared/EmailWidget.tsx'

const importWidget = () => import('../../shared/EmailWidget.tsx')

/** E-mail login. An app without it never loads what it looks like. */
export function EmailMethod(): ReactElement {
  const { redirectView } = useRouteData('Connect') ?? {}
  const EmailWidget = usePart<EmailWidgetProps>(importWidget)
  return EmailWidget ? <EmailWidget redirectView={redirectView} /> : <Skeleton height={48} />
}
