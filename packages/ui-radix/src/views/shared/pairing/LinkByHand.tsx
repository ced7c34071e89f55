import { type ReactElement, useEffect, useRef } from 'react'
import { Field } from '../../../primitives/Field/Field.tsx'

export type LinkByHandProps = { readonly uri: string; readonly label: string }

/** The pairing URI, to copy by hand. */
export default function LinkByHand({ uri, label }: LinkByHandProps): ReactElement {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => ref.current?.select(), [])
  return <Field ref={ref} label={label} value={uri} readOnly size={44} dir="ltr" />
}
