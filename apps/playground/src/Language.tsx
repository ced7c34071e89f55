import type { ReactElement } from 'react'

const tags = 'en es pt-BR fr de it nl pl ru uk tr ar fa he hi id ms vi th ja ko zh-CN zh-TW en-XA'.split(' ')

const nameOf = (tag: string): string =>
  tag === 'en-XA' ? 'Pseudo (en-XA)' : (new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag)

/** Locale of the kit: `?locale=`. Each has its native name. */
export function Language(): ReactElement {
  const query = new URLSearchParams(location.search)
  const choose = (tag: string): void => {
    if (tag) query.set('locale', tag)
    else query.delete('locale')
    location.search = query.toString()
  }
  return (
    <label className="language">
      Language{' '}
      <select value={query.get('locale') ?? ''} onChange={({ target }) => choose(target.value)}>
        <option value="">Browser’s</option>
        {tags.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {nameOf(tag)}
          </option>
        ))}
      </select>
    </label>
  )
}
