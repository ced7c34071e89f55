import '@foyer/ui-radix/styles.css'
import './ladle.css'
import { ActionType, type GlobalProvider, ModeState } from '@ladle/react'
import { useEffect, useLayoutEffect } from 'react'
import { createTheme } from '../packages/ui-radix/src/theme/createTheme.ts'
import { motionStyles, readLook } from './look.ts'
import { Stage } from './Stage.tsx'

// Read once, because Ladle's controls replace the parameters of the address.
const look = readLook(new URLSearchParams(location.search))

/**
 * The page around each story. Each story sets up Foyer itself, like a host. Beside Ladle's sidebar, the story is in an
 * iframe (`Stage`), which a modal cannot leave. In that document (`&mode=preview`) theme and
 * direction are those of Ladle (`&theme=dark&rtl=true`), the rest of the appearance is in the address (`look.ts`).
 */
export const Provider: GlobalProvider = ({ children, globalState, dispatch }) => {
  const mode = globalState.theme === 'dark' ? 'dark' : 'light'
  const dir = globalState.rtl ? 'rtl' : look.dir
  // On the page itself, since a modal is not inside the story's own element.
  useLayoutEffect(() => {
    Object.assign(document.documentElement, { dir, lang: look.locale })
    Object.assign(document.documentElement.dataset, { theme: mode, accent: look.accent, radius: look.radius })
  }, [mode, dir])
  const isFull = globalState.mode === ModeState.Full
  // Ladle writes its state into the address only after a story has read its controls; beside the sidebar no story is
  // rendered. Without it, the source closes at once, and no address leads to the chosen story.
  useEffect(() => {
    if (isFull && !globalState.controlInitialized)
      dispatch({ type: ActionType.UpdateControlIntialized, value: true })
  }, [isFull, globalState.controlInitialized, dispatch])
  if (isFull) return <Stage story={globalState.story} theme={mode} />
  const { accent, radius } = look
  const { attributes, variables } = createTheme({
    mode,
    ...(accent && { accent }),
    ...(radius && { radius: Number(radius) }),
  })
  return (
    <main data-story={globalState.story} className="page" style={variables} {...attributes}>
      <style>{motionStyles(look.motion)}</style>
      {children}
    </main>
  )
}
