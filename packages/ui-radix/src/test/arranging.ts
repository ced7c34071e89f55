/** Marks work that a story does before it is ready; the story sweep waits for it. */
export async function arranging(run: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement
  dataset['story'] = 'arranging'
  try {
    await run()
  } finally {
    delete dataset['story']
  }
}
