import { useModal, useModalRouter } from '@foyer/headless'
import { createFrameHost, type FrameHost } from '@foyer/headless/embedded'
import { FoyerModal } from '@foyer/ui-radix'
import { Button, Stack } from '@foyer/ui-radix/primitives'
import '@foyer/ui-radix/styles.css'
import { type ReactElement, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { sandboxUrls } from '../sandbox.ts'
import type { RouteProps } from './types.ts'

type FrameMessage = { readonly type: string; readonly payload?: unknown }

let host: FrameHost | undefined
let messages: readonly FrameMessage[] = []
const listeners = new Set<() => void>()

/** One iframe per page load: a second one would be logged out. */
const frame = (): FrameHost =>
  (host ??= createFrameHost({
    src: `${sandboxUrls.secureSite}/demo`,
    title: 'Secure wallet',
    onMessage(data) {
      messages = [...messages, data as FrameMessage]
      for (const listener of listeners) listener()
    },
  }))

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** View of the app: an empty element under the frame, and a button outside of it. */
function Approve(): ReactElement {
  const { close } = useModal()
  const { push } = useModalRouter()
  const slot = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (slot.current) frame().place(slot.current)
    return () => frame().hide()
  }, [])
  return (
    <Stack gap={12}>
      <Button onClick={() => push('WhatIsANetwork')}>More about networks</Button>
      <div ref={slot} className="slot" />
      <Button onClick={close}>Cancel</Button>
    </Stack>
  )
}

const views = { ApproveTransaction: Approve }

/** Cross-origin frame that is usable while the modal is open. */
export default function Frame({ query }: RouteProps): ReactElement {
  const { open } = useModal()
  const [times, setTimes] = useState(0)
  const seen = useSyncExternalStore(subscribe, () => messages)
  const count = (type: string): number =>
    seen.filter((message) => message.type === `sandbox-frame/${type}`).length
  return (
    <div className="custom">
      <section className="intro">
        <h1>A frame that lives above the dialog</h1>
        <p>
          It is made once, never moves in the document, and is only laid over the place a view keeps for it.
        </p>
        <div className="bar">
          <button
            type="button"
            onClick={() => {
              setTimes(times + 1)
              open({ view: 'ApproveTransaction' })
            }}
          >
            Approve something
          </button>
        </div>
      </section>
      <section className="card" aria-label="Messages">
        <h2>Messages of the frame</h2>
        <dl>
          <dt>Opened</dt>
          <dd data-testid="opened">{times}</dd>
          <dt>Ready</dt>
          <dd data-testid="ready">{count('ready')}</dd>
          <dt>Clicked</dt>
          <dd data-testid="clicked">{count('clicked')}</dd>
          <dt>Typed</dt>
          <dd data-testid="typed">
            {String(seen.findLast(({ type }) => type.endsWith('typed'))?.payload ?? '')}
          </dd>
        </dl>
      </section>
      <FoyerModal views={views} theme={query.look} locale={query.locale} />
    </div>
  )
}
