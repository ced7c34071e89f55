import type { ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'

export const messages = { 'noMatch.clear': 'Clear search' } as const

export type NoMatchProps = {
  readonly title: string
  /** Clears the query, and focuses the field. */
  readonly onClear: () => void
}

/** A search without results, below its field. */
export function NoMatch({ title, onClear }: NoMatchProps): ReactElement {
  const t = useTranslate()
  return (
    <EmptyState size="small" drawing="search" role="status" title={title}>
      <Button onClick={onClear}>{t(messages, 'noMatch.clear')}</Button>
    </EmptyState>
  )
}
