/** Parts of `Facts` and `Fact`. */
export const factsParts = {
  facts: {},
  fact: {},
  'fact-name': {},
  'fact-value': {},
} as const
