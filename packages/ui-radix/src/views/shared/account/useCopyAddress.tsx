import type { ReactElement } from 'react'
import { CopyIcon } from '../../../primitives/Icon/controlIcons.ts'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { useCopy } from '../useCopy.tsx'

/** Button that copies an address; and the field with the address if the browser refuses, for a line of its own. */
export function useCopyAddress(
  address: string,
  label: string,
): { readonly button: ReactElement; readonly field: ReactElement | undefined } {
  const { copy, field } = useCopy(address, label)
  return {
    button: (
      <IconButton label={label} onClick={copy}>
        <CopyIcon size={16} />
      </IconButton>
    ),
    field,
  }
}
