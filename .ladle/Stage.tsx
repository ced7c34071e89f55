import { type ReactElement, useEffect, useState } from 'react'
import { looks } from './look.ts'

export type StageProps = { readonly story: string; readonly theme: 'light' | 'dark' }

const fileOf = (id: string): string => id.slice(0, id.lastIndexOf('--'))

/** All stories, by Ladle's list of them. */
function useStoryIds(): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>([])
  useEffect(() => {
    void fetch('meta.json')
      .then((response) => response.json() as Promise<{ readonly stories: object }>)
      .then(({ stories }) => setIds(Object.keys(stories)))
  }, [])
  return ids
}

/** A story in a document of its own, below controls for its state and appearance. */
export function Stage({ story, theme }: StageProps): ReactElement {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const [picked, setPicked] = useState({ of: story, id: story })
  const shown = picked.of === story ? picked.id : story
  const states = useStoryIds().filter((id) => fileOf(id) === fileOf(story))
  const { width, ...look } = chosen
  const query = new URLSearchParams({ mode: 'preview', story: shown, theme, ...look })
  return (
    <div className="stage" data-theme={theme}>
      <div className="stage-controls">
        <label>
          state
          <select value={shown} onChange={({ target }) => setPicked({ of: story, id: target.value })}>
            {(states.length > 0 ? states : [shown]).map((id) => (
              <option key={id} value={id}>
                {id.slice(fileOf(id).length + 2)}
              </option>
            ))}
          </select>
        </label>
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
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this origin */}
      <iframe
        key={String(query)}
        title={shown}
        src={`?${String(query)}`}
        style={{ inlineSize: width || '100%' }}
      />
    </div>
  )
}
