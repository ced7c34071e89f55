import axe from 'axe-core'

/**
 * Runs axe on a container and returns its violations, one line each. Excludes colour contrast, which needs rendering
 * (the story sweep checks it in a browser), and the rule that all content is in landmarks.
 *
 * @example
 * ```ts
 * import { findViolations } from '@foyer/ui-radix/testing'
 * const problems = await findViolations(document.body)
 * if (problems.length > 0) throw new Error(problems.join('\n'))
 * ```
 */
export async function findViolations(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n  ${html}`))
}
