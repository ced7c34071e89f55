import { isFoyerError, isSameAddress } from '@foyer/chains'
import type { Config } from '../../core/types.ts'
import { createError } from './errors.ts'
import { namesOf } from './namesOf.ts'
import { isOutcomeUnknown } from './rules.ts'
import type { NameRegistration } from '../../core/contracts/names.ts'

/**
 * Has the name service take a name that was signed for. Where its answer was lost on the way, the name itself says whose
 * it is now: a name that was given is not told as a failure.
 */
export async function submitRegistration(
  config: Config,
  registration: NameRegistration & { readonly signal?: AbortSignal | undefined },
): Promise<void> {
  const { name, address, signal } = registration
  const service = namesOf(config)
  try {
    const { success, reason } = await service.registerName(registration)
    if (!success) throw createError('NAME_REGISTER_FAILED', { name, reason })
  } catch (error) {
    signal?.throwIfAborted()
    const facts = isFoyerError(error) && { code: error.code, status: error.context['status'] }
    if (!facts || !isOutcomeUnknown(facts)) throw error
    const found = await service.resolveName({ name, signal }).catch(() => undefined)
    const isOurs = Object.values(found?.addresses ?? {}).some((each) => isSameAddress(each.address, address))
    if (!isOurs) throw error
  }
}
