import { type KeyboardEvent, useRef } from 'react'

/** A pause this long begins a new word. */
const WORD_MS = 700

/** Arrow keys, Home, End and the first letters of a name move through the rows of a list. Tab still visits each. */
export function useListKeys(): { readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void } {
  const typed = useRef({ word: '', at: 0 })
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
      if (event.key.length !== 1 || event.key === ' ') return
      const { word, at: before } = typed.current
      typed.current = {
        word: (event.timeStamp - before > WORD_MS ? '' : word) + event.key.toLowerCase(),
        at: event.timeStamp,
      }
      rows.find((row) => nameOf(row).startsWith(typed.current.word))?.focus()
    },
  }
}

/** Where a key leads from a row; `undefined` for keys that lead nowhere. */
export function rowForKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

const nameOf = (row: HTMLElement): string =>
  (row.getAttribute('aria-label') ?? row.textContent ?? '').trim().toLowerCase()
