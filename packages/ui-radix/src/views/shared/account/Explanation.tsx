import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { Text, TextLink } from '../../../primitives/Text/Text.tsx'

/** A question that expands to its answer. */
export function Explanation({
  question,
  children,
}: {
  readonly question: ReactNode
  readonly children: ReactNode
}): ReactElement {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextLink asChild>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {question}
        </button>
      </TextLink>
      {isOpen && (
        <Text id={id} tone="muted" align="center">
          {children}
        </Text>
      )}
    </>
  )
}

/** Explanation of names, for views that register one. */
export const nameMessages = {
  'accountName.about':
    'A name stands for your address. Others can send to the name, and everyone can see which address it belongs to.',
} as const
