import { type ComponentType, useState } from 'react'
import { usePart, type UsePartOptions } from './usePart.ts'

/**
 * A part without which its view is nothing. Where it cannot be loaded the view has failed: the boundary around it says so
 * and offers another try.
 */
export function useNeededPart<props>(
  importPart: () => Promise<{ readonly default: ComponentType<props> }>,
  { isWanted }: Pick<UsePartOptions, 'isWanted'> = {},
): ComponentType<props> | undefined {
  const [failure, setFailure] = useState<{ readonly error: unknown }>()
  if (failure) throw failure.error
  return usePart(importPart, { isWanted, onError: (error) => setFailure({ error }) })
}
