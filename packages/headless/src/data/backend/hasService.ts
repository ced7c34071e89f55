import { internalsOf } from '../../core/internals.ts'
import type { Config } from '../../core/types.ts'
import type { Service } from './types.ts'

/** Whether there is anything to ask: an address of the host's own, or a project for the hosted one (R36). */
export function hasService(config: Config, service: Service): boolean {
  const { endpoints, projectId } = internalsOf(config).options
  return (endpoints?.[service] ?? projectId) !== undefined
}
