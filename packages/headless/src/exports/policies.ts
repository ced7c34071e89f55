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
export {
  firstTimeReceivers,
  lookAlikeAddresses,
  rawMessages,
  signInDomain,
  typedDataDomain,
  type SignInDomainOptions,
  type TypedDataDomainOptions,
  spendLimit,
  unlimitedApprovals,
  type SpendLimitParameters,
} from '../flows/policies/policies.ts'
