import type { DefaultPolicies, DefaultPolicyName, Policy } from '../../core/contracts/policies.ts'
import type { PolicyOptions } from './answers.ts'
import { lookAlikeAddresses } from './receivers.ts'
import { rawMessages, signInDomain, typedDataDomain } from './signatures.ts'
import { unlimitedApprovals } from './spending.ts'

const defaults: Readonly<Record<DefaultPolicyName, (options: PolicyOptions) => Policy>> = {
  typedDataDomain,
  signInDomain,
  unlimitedApprovals,
  lookAlikeAddresses,
  rawMessages,
}

/** Built-in policies that the app has not turned off; as warnings, unless it wants them to refuse. */
export const defaultPolicies = (options: DefaultPolicies = {}): readonly Policy[] =>
  (Object.keys(defaults) as DefaultPolicyName[]).flatMap((name) => {
    const { [name]: answer = 'warn' } = options
    return answer === false ? [] : [defaults[name]({ answer })]
  })
