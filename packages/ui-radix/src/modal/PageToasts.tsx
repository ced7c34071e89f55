import { type ReactElement, type ReactPortal, useState } from 'react'
import { createPortal } from 'react-dom'
import Toasts from './Toasts.tsx'
import { useRootAttributes } from './useRootAttributes.ts'

/** The toast on the page, where it lives on when the modal has closed (rulings R49). */
export default function PageToasts(): ReactPortal {
  const root: ReactElement = <Root />
  return createPortal(root, document.body)
}

function Root(): ReactElement {
  const [element, setElement] = useState<HTMLElement | null>(null)
  useRootAttributes(element)
  return (
    <div data-foyer="" ref={setElement}>
      <Toasts />
    </div>
  )
}
