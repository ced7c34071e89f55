'use client'

import { forwardRef } from 'react'
import type { PartComponent } from '../part/Slot.tsx'
import { Row, type RowProps } from '../Row/Row.tsx'

export type NoticeProps = Omit<RowProps, 'variant'>

/**
 * A recommendation: a clickable row on the accent's tint. Has the DOM parts and props of `Row`.
 *
 * @example
 * ```tsx
 * import { Notice } from '@foyer/ui-radix/primitives'
 * export const Example = ({ onOpen }: { onOpen: () => void }) => <Notice name="Back up your wallet" description="It takes a minute" onClick={onOpen} />
 * ```
 */
export const Notice: PartComponent<NoticeProps, HTMLButtonElement> = /*#__PURE__*/ forwardRef(
  function Notice(props, ref) {
    return <Row variant="accent" size={64} chevron {...props} ref={ref} />
  },
)
