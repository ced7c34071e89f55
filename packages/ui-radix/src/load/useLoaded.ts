import { load } from '@foyer/headless'
import { useEffect, useRef, useState } from 'react'

/**
 * The value of an import for `key`, once it has loaded; loads nothing without a key. A failed import is retried with
 * the next key; callers work without the value.
 */
export function useLoaded<value>(
  importValue: () => Promise<value>,
  key: string | undefined,
): value | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: value }>()
  const latest = useRef(importValue)
  useEffect(() => {
    latest.current = importValue
  })
  useEffect(() => {
    if (key === undefined) return
    let isCurrent = true
    load(() => latest.current()).then(
      (value) => isCurrent && setLoaded({ key, value }),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [key])
  return loaded && loaded.key === key ? loaded.value : undefined
}
