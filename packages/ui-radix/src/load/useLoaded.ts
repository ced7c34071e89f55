import { load } from '@foyer/headless'
import { useEffect, useRef, useState } from 'react'

/**
 * What an import brings for `key`, once it has come; nothing is asked for without a key. A failed import is asked for
 * again with the next key: what it is for works without it.
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
