import type { ThemeOptions } from '@foyer/headless'
import { useMemo } from 'react'
import { useLoaded } from '../load/useLoaded.ts'
import { plainTheme, type Theme } from './plainTheme.ts'

/** Returns the theme at once; variables derived from an accent follow when `createTheme` has loaded. */
export function useThemed(theme: ThemeOptions): Theme {
  const createTheme = useLoaded(
    async () => (await import('./createTheme.ts')).createTheme,
    theme.accent ? 'accent' : undefined,
  )
  return useMemo(() => (createTheme ? createTheme(theme) : plainTheme(theme)), [createTheme, theme])
}
