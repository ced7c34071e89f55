import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { Text, TextLink } from '../../primitives/Text/Text.tsx'

/** A question that shows its answer on demand, and hides it again. */
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
