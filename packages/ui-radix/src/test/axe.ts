import axe from 'axe-core'

/**
 * Runs axe on a container and returns what it objects to, one line each. Colour is left out, since it needs a browser
 * that paints (the stories are checked in one), and so is the rule that everything belongs to a landmark.
 */
export async function findViolations(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}\n  ${html}`))
}
