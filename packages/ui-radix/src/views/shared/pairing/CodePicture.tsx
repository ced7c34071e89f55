import type { ReactElement } from 'react'
import { Qr, type QrProps } from '../../../primitives/Qr/Qr.tsx'

export type CodePictureProps = QrProps

/** Draws the QR code; lazy, since it is a third of the view's JavaScript. */
export default function CodePicture(props: CodePictureProps): ReactElement {
  return <Qr {...props} />
}
