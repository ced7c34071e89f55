import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { Text, TextLink } from '../../../primitives/Text/Text.tsx'

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

/** What names are, for the views that give one. */
export const nameMessages = {
  'accountName.about':
    'A name stands for your address. Others can send to it and read it instead of the address, and everybody can see which address it stands for.',
} as const
