import { load } from '@foyer/headless'
import { type ReactElement, useMemo } from 'react'
import { useLazyComponent } from '../load/useLazyComponent.ts'
import { findView } from '../views/findView.ts'
import { importLegalFooter } from '../views/shared/legal/LazyLegalFooter.tsx'
import { useLegalKind } from '../views/shared/legal/useLegalKind.ts'
import { replaceViews } from './replaceViews.ts'
import type { ViewRegistry } from '../modal/views.ts'
import { ModalShell, type ModalShellProps } from '../modal/ModalShell.tsx'

export type FoyerModalProps = Omit<ModalShellProps, 'views'> & {
  /** Replaces views of ours, and adds others. */
  readonly views?: ViewRegistry | undefined
}

/** The shell with all views of the kit, some of them replaced by the host's. */
export default function FullModal(given: Omit<FoyerModalProps, 'config'>): ReactElement {
  const { views, ...props } = given
  // Like prop types: in the render, as production builds shall not have an effect for it.
  if (process.env.NODE_ENV !== 'production') checkLater(given)
  const all = useMemo(() => replaceViews(views, findView), [views])
  // A part of the first screen: there with it, and not a moment later.
  useLazyComponent(importLegalFooter, { isWanted: useLegalKind() === 'footer' })
  return <ModalShell {...props} views={all} findView={findView} />
}

const checkLater = (props: object): void =>
  void load(() => import('./checkProps.ts')).then(
    ({ checkProps }) => checkProps(props),
    () => {},
  )

declare const process: { readonly env: { readonly NODE_ENV?: string } }
