import type { ThemeOptions } from '@foyer/headless'
import { useMemo } from 'react'
import { useLoaded } from '../load/useLoaded.ts'
import { plainTheme, type Theme } from './plainTheme.ts'

/** A theme at once; with an accent, what hangs on it as soon as the arithmetic has come. */
export function useThemed(theme: ThemeOptions): Theme {
  const createTheme = useLoaded(
    async () => (await import('./createTheme.ts')).createTheme,
    theme.accent ? 'accent' : undefined,
  )
  return useMemo(() => (createTheme ? createTheme(theme) : plainTheme(theme)), [createTheme, theme])
}
