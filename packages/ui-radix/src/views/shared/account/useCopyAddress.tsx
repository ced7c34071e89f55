import type { ReactElement } from 'react'
import { CopyIcon } from '../../../primitives/Icon/controlIcons.ts'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { useCopy } from '../useCopy.ts'

/** Copies an address, and announces the result. */
export function CopyAddressButton({
  address,
  label,
}: {
  readonly address: string
  readonly label: string
}): ReactElement {
  const copy = useCopy()
  return (
    <IconButton label={label} onClick={() => void copy(address)}>
      <CopyIcon size={16} />
    </IconButton>
  )
}
