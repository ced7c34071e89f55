import { type ReactElement, useEffect, useRef } from 'react'
import { Field } from '../../primitives/Field/Field.tsx'

/** A text to copy by hand, selected: the browser refuses to copy it. */
export default function CopyField({
  text,
  label,
}: {
  readonly text: string
  readonly label: string
}): ReactElement {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    ref.current?.focus()
    ref.current?.select()
  }, [])
  return <Field ref={ref} label={label} value={text.replaceAll('\n', '; ')} readOnly size={44} dir="ltr" />
}
