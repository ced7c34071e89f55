import { createError } from '../../core/errors/backendErrors.ts'

/** The text of an answer. One that is larger than allowed is left after that many bytes. */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  const tooLarge = (): Error => createError('RESPONSE_TOO_LARGE', { maxBytes })
  const { body } = response
  if (Number(response.headers.get('Content-Length') ?? 0) > maxBytes) {
    await body?.cancel()
    throw tooLarge()
  }
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > maxBytes) {
      // oxlint-disable-next-line no-await-in-loop
      await reader.cancel()
      throw tooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}
