export type {
  DefaultPolicies,
  DefaultPolicyName,
  Policy,
  PolicyAnswer,
  PolicyFacts,
  RequestWarning,
  WalletRequest,
  WarningCode,
} from '../core/contracts/policies.ts'
export { chainAllowList, contractAllowList } from '../flows/policies/allowLists.ts'
export { allow, refuse, warn } from '../flows/policies/rules.ts'
export type { PolicyOptions } from '../flows/policies/rules.ts'
export { firstTimeReceivers, lookAlikeAddresses } from '../flows/policies/receivers.ts'
export { rawMessages, signInDomain, typedDataDomain } from '../flows/policies/signatures.ts'
export type { SignInDomainOptions, TypedDataDomainOptions } from '../flows/policies/signatures.ts'
export { spendLimit, unlimitedApprovals } from '../flows/policies/spending.ts'
export type { SpendLimitParameters } from '../flows/policies/spending.ts'
