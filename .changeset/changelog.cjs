// Lines of CHANGELOG.md: the text of a changeset, without commit hashes, and one line per updated dependency.

const indent = (text) => text.trim().split('\n').join('\n  ').replaceAll(/^ +$/gm, '')

module.exports = {
  getReleaseLine: async ({ summary }) => `- ${indent(summary)}`,
  getDependencyReleaseLine: async (_changesets, dependencies) =>
    dependencies.map(({ name, newVersion }) => `- Updated ${name} to ${newVersion}`).join('\n'),
}
