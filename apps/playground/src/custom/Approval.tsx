import { useEmbeddedWallet, useModal, useModalRouter } from '@foyer/headless'
import { type ReactElement, useEffect, useRef } from 'react'

/** Element for the frame of the embedded wallet; empty without a request. */
export function Approval(): ReactElement | null {
  const { isOpen, close } = useModal()
  const { view } = useModalRouter()
  const { place } = useEmbeddedWallet()
  const slot = useRef<HTMLDivElement>(null)
  const isAsked = isOpen && view === 'ApproveTransaction'
  useEffect(() => {
    if (!isAsked || !slot.current) return undefined
    slot.current.scrollIntoView({ block: 'center' })
    return place(slot.current)
  }, [isAsked, place])
  if (!isAsked) return null
  return (
    <section className="card" aria-label="Approval">
      <h2>Your wallet asks</h2>
      <div ref={slot} style={{ height: 400 }} />
      <button type="button" onClick={close}>
        Not now
      </button>
    </section>
  )
}
