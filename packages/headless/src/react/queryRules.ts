// The types know no `suspense`, but a host's defaults may hold it, and then it would be obeyed.
/** What of a query no defaults of a host decide. */
export const queryRules = { networkMode: 'always', throwOnError: false, suspense: false } as const
