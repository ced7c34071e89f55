import { useTheme, load, type ThemeOptions } from '@foyer/headless'
import {
  type ReactElement,
  type ReactNode,
  type MutableRefObject,
  useState,
  useEffect,
  useInsertionEffect,
  useRef,
} from 'react'
import { useButtonText } from './useButtonText.ts'

/** Root element of a control in the page of the host, with the theme and texts of the modal. */
export function ButtonRoot({
  layout,
  control,
  children,
}: {
  /** As wide as its container, up to the width of the panel. @default as wide as its content */
  readonly layout?: 'block' | undefined
  /** Kind of the control. When it changes, a new control replaces the old one and takes over its focus. */
  readonly control?: 'connect' | 'address' | 'account' | undefined
  readonly children: ReactNode
}): ReactElement {
  const { theme } = useTheme()
  const { lang, dir } = useButtonText()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const hadFocus = useRef(false)
  useThemeVariables(root, theme)
  useStylesheetCheck(root)
  return (
    <span
      data-foyer=""
      data-foyer-part="button-root"
      data-layout={layout}
      data-control={control}
      data-foyer-theme={theme.mode ?? 'system'}
      // See useRootAttributes.
      translate="no"
      lang={lang}
      dir={dir}
      ref={setRoot}
    >
      <Control key={control} root={root} hadFocus={hadFocus}>
        {children}
      </Control>
    </span>
  )
}

/** One control of a root. Focuses itself if the control that it replaces had the focus. */
function Control({
  root,
  hadFocus,
  children,
}: {
  readonly root: HTMLElement | null
  readonly hadFocus: MutableRefObject<boolean>
  readonly children: ReactNode
}): ReactNode {
  useEffect(() => {
    if (hadFocus.current) root?.querySelector<HTMLElement>('[aria-haspopup]')?.focus({ preventScroll: true })
  }, [root, hadFocus])
  // Its cleanup runs before React removes the control. A layout effect would warn on a server.
  useInsertionEffect(
    () => () => {
      hadFocus.current = root?.matches(':focus-within') === true
    },
    [root, hadFocus],
  )
  return children
}

/** Warns in development when the page has no stylesheet. Production builds drop the branch. */
function useStylesheetCheck(element: HTMLElement | null): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' && element)
      load(() => import('./checkSetup.ts')).then(
        ({ checkStylesheet }) => checkStylesheet(element),
        () => {},
      )
  }, [element])
}

/**
 * Sets the CSS variables of a theme on an element. `createTheme` is loaded only for themes that need it. Styles are set
 * through the CSSOM, since a strict Content Security Policy refuses style attributes.
 */
function useThemeVariables(element: HTMLElement | null, theme: ThemeOptions): void {
  useEffect(() => {
    const { mode: _, ...own } = theme
    if (!element || Object.values(own).every((value) => value === undefined)) return
    let isCurrent = true
    let names: readonly string[] = []
    load(() => import('../theme/createTheme.ts')).then(
      ({ createTheme }) => {
        if (!isCurrent) return
        const { variables } = createTheme(theme)
        names = Object.keys(variables)
        for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value)
      },
      // A failed load leaves the colours of the stylesheet.
      () => {},
    )
    return () => {
      isCurrent = false
      for (const name of names) element.style.removeProperty(name)
    }
  }, [element, theme])
}
