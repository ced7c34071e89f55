import { type ReactElement, type ReactNode, Suspense, useState } from 'react'

/**
 * Renders its first children once and mounts nothing: no DOM, no effects. This makes the browser compile their code,
 * which takes most of the time of a first render.
 */
export function Prerender({ children }: { readonly children: ReactNode }): ReactElement {
  // A constant element, which React skips when this component renders again.
  const [once] = useState(() => (
    <Suspense fallback={null}>
      {children}
      <Suspended />
    </Suspense>
  ))
  return once
}

const endless = new Promise<never>(() => {})

/** React discards the siblings of a component that suspends while they mount. */
function Suspended(): never {
  throw endless
}
