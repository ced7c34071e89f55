import { posix } from 'node:path'
import { fileCheck } from './check.ts'

const rulesTest = /^packages\/headless\/src\/.*\/(\w+R|r)ules\.test\.tsx?$/
/** Files that `pure-rules` of importRules.ts guards, and the data and test helpers that a table test may import. */
const allowed = /\/(\w+R|r)ules\.ts$|^packages\/headless\/src\/(core|test)\//

/** Functions under table tests must be in a file of rules, whose imports are limited, so that they have no effects. */
export const testedRulesCheck = fileCheck('table tests of rules import files of rules', ({ path, imports }) =>
  rulesTest.test(path)
    ? imports
        .filter(({ specifier, names }) => specifier.startsWith('.') && !names.every(({ isType }) => isType))
        .filter(({ specifier }) => !allowed.test(posix.join(posix.dirname(path), specifier)))
        .map(({ specifier, line }) => ({
          line,
          text: `tests a rule of ${specifier}: move the rule to a file of rules`,
        }))
    : [],
)
