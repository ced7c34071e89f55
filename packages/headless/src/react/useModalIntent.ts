import { isConnectIntendedAtom } from '../core/actions.ts'
import type { ConfigParameter } from '../core/types.ts'
import { useConfig } from './useConfig.ts'
import { useConfigAtom } from './useConfigAtom.ts'

/**
 * Whether the pointer or the focus has been on a control that opens the modal, so that its code may load.
 *
 * @example
 * ```tsx
 * import { useModalIntent } from '@foyer/headless'
 * export const Hint = () => <p>{useModalIntent() ? 'The wallet code is on its way' : 'Nothing is loaded yet'}</p>
 * ```
 */
export const useModalIntent = (parameters: ConfigParameter = {}): boolean =>
  useConfigAtom(useConfig(parameters), isConnectIntendedAtom)
