import { useModal, useModalRouter } from '@foyer/headless'
import { type ReactElement, useRef, useState } from 'react'
import { useLazyComponent } from '../load/useLazyComponent.ts'
import { Panel } from '../primitives/Modal/Modal.tsx'
import type { SurfaceProps } from './DialogSurface.tsx'
import type { KeptFocusProps } from './KeptFocus.tsx'
import { ModalContent } from './ModalContent.tsx'
import type { ModalHeaderProps } from './ModalHeader.tsx'
import { useRootAttributes } from './useRootAttributes.ts'

/** The modal in the page's flow: always shown, no dialog, without overlay, scroll lock or focus trap. */
export function InlineSurface({
  footerRef,
  onClose,
  children,
}: SurfaceProps & Pick<ModalHeaderProps, 'onClose'>): ReactElement {
  const { isShaking } = useModal()
  const { view, direction } = useModalRouter()
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const panel = useRef<HTMLElement>(null)
  useRootAttributes(root)
  const KeptFocus = useLazyComponent<KeptFocusProps>(importKeptFocus)
  return (
    <div data-foyer="" ref={setRoot}>
      <Panel asChild data-view={view} direction={direction} shaking={isShaking} placement="inline">
        <section ref={panel}>
          <ModalContent panel={panel} footerRef={footerRef} onClose={onClose} />
          {children}
        </section>
      </Panel>
      {KeptFocus && <KeptFocus panel={panel} />}
    </div>
  )
}

const importKeptFocus = (): Promise<typeof import('./KeptFocus.tsx')> => import('./KeptFocus.tsx')
