import { type ReactElement, useCallback, useMemo, useState } from 'react'
import { VisuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.tsx'

type Message = { readonly text: string; readonly count: number }

export type Announcer = {
  readonly announce: (text: string, politeness?: 'polite' | 'assertive') => void
  readonly subscribe: (listener: (politeness: 'polite' | 'assertive', text: string) => void) => void
}

/** What is to be said goes straight to the regions, so that saying it renders nothing else. */
export function useAnnouncer(): Announcer {
  return useMemo(() => {
    let listener: ((politeness: 'polite' | 'assertive', text: string) => void) | undefined
    return {
      announce: (text, politeness = 'polite') => listener?.(politeness, text),
      subscribe: (next) => {
        listener = next
      },
    }
  }, [])
}

/** The only live regions of the modal. Equal texts are said again. */
export function LiveRegions({ announcer }: { readonly announcer: Announcer }): ReactElement {
  const [polite, setPolite] = useState<Message>({ text: '', count: 0 })
  const [assertive, setAssertive] = useState<Message>({ text: '', count: 0 })
  const listen = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      announcer.subscribe((politeness, text) => {
        const set = politeness === 'polite' ? setPolite : setAssertive
        set(({ count }) => ({ text, count: count + 1 }))
      })
    },
    [announcer],
  )
  return (
    <VisuallyHidden ref={listen}>
      <span role="status">
        <span key={polite.count}>{polite.text}</span>
      </span>
      <span role="alert">
        <span key={assertive.count}>{assertive.text}</span>
      </span>
    </VisuallyHidden>
  )
}
