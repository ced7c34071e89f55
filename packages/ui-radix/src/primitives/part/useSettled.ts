import { useEffect, useState } from 'react'

const PAUSE_MS = 500

/** Whether the input has not changed for 500 ms. */
export function useSettled(text: string): boolean {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled === text
}
