import type { ReactElement } from 'react'
import { useLazyComponent } from '../../../load/useLazyComponent.ts'
import type { CodePictureProps } from './CodePicture.tsx'

const importPicture = () => import('./CodePicture.tsx')

/** A QR code, with a placeholder while its component loads. */
export function CodePlace(props: CodePictureProps): ReactElement {
  const CodePicture = useLazyComponent<CodePictureProps>(importPicture)
  if (CodePicture) return <CodePicture {...props} />
  return <div data-foyer-part="qr" data-state="loading" data-size={props.size} aria-busy="true" />
}
