import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { useConfigAtom } from '../../react/useConfigAtom.ts'
import { isModalIntendedAtom } from '../state.ts'

/** Whether someone has been about to open the modal, so that its code may be loaded. */
export const useModalIntent = (parameters: ConfigParameter = {}): boolean =>
  useConfigAtom(useConfig(parameters), isModalIntendedAtom)
