import type { ReactElement, ReactNode } from 'react'
import { Language } from './Language.tsx'
import { Try } from './Try.tsx'

const pages = {
  '/': 'Modal',
  '/custom': 'Custom UI',
  '/inline': 'Inline',
  '/host': 'In a dialog',
  '/frame': 'Frame',
  '/islands': 'Two configs',
  '/policies': 'Policies',
  '/inspector': 'Inspector',
}

export function Layout({
  theme,
  children,
}: {
  readonly theme: string
  readonly children: ReactNode
}): ReactElement {
  return (
    <div className="page" data-theme={theme}>
      <header>
        <a className="brand" href={`/${location.search}`}>
          Foyer
        </a>
        <nav aria-label="Pages">
          {Object.entries(pages).map(([path, name]) => (
            <a
              key={path}
              href={path + location.search}
              aria-current={path === location.pathname ? 'page' : undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <Language />
      </header>
      <main>
        {children}
        <Try />
      </main>
    </div>
  )
}
