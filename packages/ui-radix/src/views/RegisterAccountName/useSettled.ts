import { useEffect, useState } from 'react'

const PAUSE_MS = 500

/** Whether nothing more was typed for half a second. */
export function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text
}
