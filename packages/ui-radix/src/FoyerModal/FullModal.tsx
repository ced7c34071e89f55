import { load } from '@foyer/headless'
import { type ReactElement, useMemo } from 'react'
import { useLazyComponent } from '../load/useLazyComponent.ts'
import { ModalShell, type ModalShellProps } from '../modal/ModalShell.tsx'
import type { ViewRegistry } from '../modal/views.ts'
import { findView } from '../views/findView.ts'
import { importLegalFooter } from '../views/shared/legal/LazyLegalFooter.tsx'
import { useLegalKind } from '../views/shared/legal/useLegalKind.ts'
import { replaceViews } from './replaceViews.ts'

export type FoyerModalProps = Omit<ModalShellProps, 'views' | 'findView'> & {
  /** Views of the host, in place of Foyer's views of the same routes. */
  readonly views?: ViewRegistry | undefined
}

/** The shell with all views of Foyer, or the host's replacements for them. */
export default function FullModal(given: Omit<FoyerModalProps, 'config'>): ReactElement {
  const { views, ...props } = given
  // Called during render, like the checks of prop types: an effect would remain in production builds.
  if (process.env.NODE_ENV !== 'production') checkLater(given)
  const all = useMemo(() => replaceViews(views, findView), [views])
  // The footer belongs to the first screen, so it loads at the same time.
  useLazyComponent(importLegalFooter, { isWanted: useLegalKind() === 'footer' })
  return <ModalShell {...props} views={all} findView={findView} />
}

const checkLater = (props: object): void =>
  void load(() => import('./checkProps.ts')).then(
    ({ checkProps }) => checkProps(props),
    () => {},
  )
