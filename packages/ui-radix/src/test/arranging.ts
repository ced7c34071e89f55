/** Marks work that a story does before it is ready; the story sweep waits for it. Work within such work is part of it. */
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
