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
export {
  chainAllowList,
  contractAllowList,
  firstTimeReceivers,
  spendLimit,
  type SpendLimitParameters,
} from '../flows/policies/optionalPolicies.ts'
export { allow, refuse, warn } from '../flows/policies/rules.ts'
export type { PolicyOptions } from '../flows/policies/rules.ts'
export {
  delegations,
  lookAlikeAddresses,
  rawMessages,
  signInDomain,
  typedDataDomain,
  type SignInDomainOptions,
  type TypedDataDomainOptions,
  unlimitedApprovals,
  unpaidOrders,
} from '../flows/policies/defaultPolicies.ts'
