import type { ConfigParameter } from '../../config/types.ts'
import { useConfig } from '../../react/useConfig.ts'
import { switchConnection, type SwitchConnectionParameters } from '../actions/switchConnection.ts'

/** Makes another live connection the one in use. */
export function useSwitchConnection(parameters: ConfigParameter = {}): {
  readonly switchConnection: (parameters: SwitchConnectionParameters) => void
} {
  const config = useConfig(parameters)
  return { switchConnection: (variables) => switchConnection(config, variables) }
}
