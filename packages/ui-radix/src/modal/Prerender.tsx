import { type ReactElement, type ReactNode, startTransition, Suspense, useEffect, useState } from 'react'

/**
 * Renders its children once, in a transition, and mounts nothing: no DOM, no effects. The browser has compiled their
 * code then, which is most of the time of a first render.
 */
export function Prerender({ children }: { readonly children: ReactNode }): ReactElement | null {
  const [stage, setStage] = useState<'waiting' | 'rendering' | 'done'>('waiting')
  useEffect(() => {
    if (stage === 'waiting') startTransition(() => setStage('rendering'))
    // Suspended children would render again with each change of a context.
    // oxlint-disable-next-line react/set-state-in-effect -- the end of a render is known in an effect only
    if (stage === 'rendering') setStage('done')
  }, [stage])
  if (stage !== 'rendering') return null
  return (
    <Suspense fallback={null}>
      {children}
      <Suspended />
    </Suspense>
  )
}

const never = new Promise<never>(() => {})

/** React discards the siblings of a component that suspends while they mount. */
function Suspended(): never {
  // oxlint-disable-next-line typescript/only-throw-error -- the way to suspend in React 18
  throw never
}
