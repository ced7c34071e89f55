'use client'

import { createContext, type ReactElement, type ReactNode, useContext } from 'react'
import type { PartName } from './parts.ts'

/** Class names by part, e.g. `{ panel: 'shadow-none', row: 'rounded-none' }`. */
export type ClassNames = { readonly [part in PartName]?: string | undefined }

const none: ClassNames = {}
const ClassNamesContext = createContext(none)

export type ClassNamesProviderProps = { classNames?: ClassNames | undefined; children?: ReactNode }

/**
 * Sets the host's class names for all parts below it.
 *
 * @example
 * ```tsx
 * import { Button, ClassNamesProvider } from '@foyer/ui-radix/primitives'
 * export const Styled = () => (
 *   <ClassNamesProvider classNames={{ button: 'rounded-full', badge: 'uppercase' }}>
 *     <Button>Round</Button>
 *   </ClassNamesProvider>
 * )
 * ```
 */
export function ClassNamesProvider({ classNames = none, children }: ClassNamesProviderProps): ReactElement {
  return <ClassNamesContext.Provider value={classNames}>{children}</ClassNamesContext.Provider>
}

/** The host's class for a part, followed by the caller's own; `undefined` when there is neither. */
export function usePartClass(part: PartName, className?: string | undefined): string | undefined {
  const given = useContext(ClassNamesContext)[part]
  return given && className ? `${given} ${className}` : given || className
}
