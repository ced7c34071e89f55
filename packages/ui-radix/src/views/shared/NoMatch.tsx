import type { MouseEvent, ReactElement } from 'react'
import { useTranslate } from '../../i18n/LocaleProvider.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'

export const messages = { 'noMatch.clear': 'Clear search' } as const

export type NoMatchProps = {
  readonly title: string
  /** Clears the query. */
  readonly onClear: () => void
}

/** Message of a search without results, whose count is announced. Clearing the query focuses the search field. */
export function NoMatch({ title, onClear }: NoMatchProps): ReactElement {
  const t = useTranslate()
  return (
    <EmptyState size="small" drawing="search" title={title}>
      <Button
        onClick={(event) => {
          focusField(event)
          onClear()
        }}
      >
        {t(messages, 'noMatch.clear')}
      </Button>
    </EmptyState>
  )
}

/** Focuses the search field: the button, which has the focus, is removed with the message. */
function focusField({ currentTarget }: MouseEvent): void {
  const view = currentTarget.closest('[data-foyer-part="view"]')
  view?.querySelector<HTMLInputElement>('input[type=search]')?.focus()
}
