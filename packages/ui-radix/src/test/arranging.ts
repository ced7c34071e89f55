/** What a story does before there is anything to look at: whoever looks at stories waits for it. */
export async function arranging(run: () => Promise<void>): Promise<void> {
  const { dataset } = document.documentElement
  dataset['story'] = 'arranging'
  try {
    await run()
  } finally {
    delete dataset['story']
  }
}
