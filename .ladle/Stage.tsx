import { type ReactElement, useState } from 'react'
import { looks } from './look.ts'

export type StageProps = { readonly story: string; readonly theme: 'light' | 'dark' }

/** A story in a document of its own, below controls for its appearance. */
export function Stage({ story, theme }: StageProps): ReactElement {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const { width, ...look } = chosen
  const query = new URLSearchParams({ mode: 'preview', story, theme, ...look })
  return (
    <div className="stage" data-theme={theme}>
      <div className="stage-controls">
        {Object.entries(looks).map(([name, values]) => (
          <label key={name}>
            {name}
            <select
              value={chosen[name] ?? ''}
              onChange={({ target }) => setChosen({ ...chosen, [name]: target.value })}
            >
              {Object.entries(values).map(([label, value]) => (
                <option key={label} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {/* Keyed: a story begins anew with each look, since its address is read once. */}
      <iframe
        key={String(query)}
        title={story}
        src={`?${String(query)}`}
        style={{ inlineSize: width || '100%' }}
      />
    </div>
  )
}
