import { useNameSuggestions, useResolveName } from '@foyer/headless'
import { type ReactElement, useState } from 'react'

export function Names(): ReactElement {
  const [name, setName] = useState('')
  const { data, error, isFetching } = useResolveName({ name })
  const { data: suggestions = [] } = useNameSuggestions({ name })
  return (
    <section className="card" aria-label="Names">
      <h2>Names</h2>
      <label>
        Name <input value={name} onChange={(event) => setName(event.currentTarget.value)} dir="auto" />
      </label>
      <output data-testid="resolved">
        {isFetching ? '…' : error ? error.message : (data?.address ?? (data && 'Leads nowhere'))}
      </output>
      <ul aria-label="Suggestions">
        {suggestions.map((suggestion) => (
          <li key={suggestion.name}>
            {suggestion.name} {suggestion.isRegistered && '(taken)'}
          </li>
        ))}
      </ul>
    </section>
  )
}
