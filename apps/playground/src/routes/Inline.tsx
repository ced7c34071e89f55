import type { ReactElement } from 'react'

export default function Prebuilt(): ReactElement {
  return <p>…</p>
}
