import { type KeyboardEvent, useState } from 'react'
import { textOf } from '../../modal/focus.ts'
import { createTypeAhead } from '../../primitives/part/createTypeAhead.ts'

/** Arrow keys, Home, End and type-ahead move through the rows of a list. Each row stays a tab stop. */
export function useListKeys(): { readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void } {
  const [wordOf] = useState(createTypeAhead)
  return {
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('button, a[href]')]
      const at = rows.indexOf(event.target as HTMLElement)
      const next = rowForKey(event.key, at, rows.length)
      if (next !== undefined) {
        event.preventDefault()
        return rows[next]?.focus()
      }
      const word = wordOf(event)
      if (word !== undefined) rows.find((row) => textOf(row).toLowerCase().startsWith(word))?.focus()
    },
  }
}

/** Index that a key moves to from a row; `undefined` for other keys. */
export function rowForKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
