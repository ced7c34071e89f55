// The types have no `suspense`, but a host's defaults may set it, and it would work.
/** Options of queries that defaults of the host do not change. */
export const queryRules = { networkMode: 'always', throwOnError: false, suspense: false } as const
