import { type ReactElement, useCallback, useMemo } from 'react'
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx'

type Politeness = 'polite' | 'assertive'

export type Announcer = {
  readonly announce: (text: string, politeness?: Politeness) => void
  readonly subscribe: (listener: (politeness: Politeness, text: string) => void) => void
}

/** Writes texts straight into the live regions, so that an announcement renders nothing. */
export function useAnnouncer(): Announcer {
  return useMemo(() => {
    let listener: ((politeness: Politeness, text: string) => void) | undefined
    return {
      announce: (text, politeness = 'polite') => listener?.(politeness, text),
      subscribe: (next) => {
        listener = next
      },
    }
  }, [])
}

const roles = { polite: 'status', assertive: 'alert' } as const

/** The only live regions of the modal. A text equal to the last one is announced again. */
export function LiveRegions({ announcer }: { readonly announcer: Announcer }): ReactElement {
  const listen = useCallback(
    (root: HTMLElement | null) => {
      if (!root) return
      announcer.subscribe((politeness, text) => {
        // A new node for each text: screen readers skip a node whose text stays the same.
        const words = document.createElement('span')
        words.textContent = text
        root.querySelector(`[role="${roles[politeness]}"]`)?.replaceChildren(words)
      })
    },
    [announcer],
  )
  return (
    <VisuallyHidden ref={listen}>
      <span role="status" />
      <span role="alert" />
    </VisuallyHidden>
  )
}
