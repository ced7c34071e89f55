import type { ThemeOptions } from '@foyer/headless'
import { ConnectButton, FoyerModal } from '@foyer/ui-radix'
import { useState } from 'react'

const accents = ['#4b45d6', '#0a7d5a', '#c2410c', '#be185d'] as const
const modes = ['light', 'dark', 'system'] as const

/** The `theme` of the modal, by controls. */
export default function Theme() {
  const [theme, setTheme] = useState<ThemeOptions>({ mode: 'system', accent: accents[1], radius: 0.5 })
  return (
    <>
      <form>
        <label>
          Mode{' '}
          <select
            value={theme.mode}
            onChange={({ target }) =>
              setTheme({ ...theme, mode: modes.find((mode) => mode === target.value) })
            }
          >
            {modes.map((mode) => (
              <option key={mode}>{mode}</option>
            ))}
          </select>
        </label>
        <label>
          Accent{' '}
          <select
            value={theme.accent}
            onChange={({ target }) => setTheme({ ...theme, accent: target.value })}
          >
            {accents.map((accent) => (
              <option key={accent}>{accent}</option>
            ))}
          </select>
        </label>
        <label>
          Radius {theme.radius}{' '}
          <input
            type="range"
            min={0}
            max={1.5}
            step={0.25}
            value={theme.radius}
            onChange={({ target }) => setTheme({ ...theme, radius: Number(target.value) })}
          />
        </label>
      </form>
      <ConnectButton />
      <FoyerModal theme={theme} inline />
    </>
  )
}
