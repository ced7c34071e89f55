import type { Internals } from './internals.ts'

/** Counts a wallet's request until it settles. */
export async function trackRequest<value>({ requests }: Internals, request: Promise<value>): Promise<value> {
  requests.add(request)
  try {
    return await request
  } finally {
    requests.delete(request)
  }
}

/** Resolves when no wallet is being asked. */
export async function whenNoRequest({ requests }: Internals): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- another one may have begun meanwhile
  while (requests.size > 0) await Promise.allSettled(requests)
}
