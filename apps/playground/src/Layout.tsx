import type { ReactElement, ReactNode } from 'react'

const pages = { '/': 'Modal', '/custom': 'Custom UI', '/inline': 'Inline', '/inspector': 'Inspector' }

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
        <strong>Foyer</strong>
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
      </header>
      <main>{children}</main>
    </div>
  )
}
