/** Marks the setup of a story, for which the story sweep waits. Calls may be nested. */
export async function arranging(run: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset['story'] === 'arranging') return run()
  dataset['story'] = 'arranging'
  try {
    await run()
  } finally {
    delete dataset['story']
  }
}
