import type { ReactElement } from 'react'
import { Qr, type QrProps } from '../../../primitives/Qr/Qr.tsx'

export type CodePictureProps = QrProps

/** The code itself: what draws it is a third of what its screen needs. */
export default function CodePicture(props: CodePictureProps): ReactElement {
  return <Qr {...props} />
}
