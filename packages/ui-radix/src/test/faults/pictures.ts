import { createFaults, createHandlers } from '@foyer/sandbox/handlers'
import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import { samples } from '../samples.ts'

/** Operations of the API that return images. */
export const pictureOperations: readonly string[] = ['getWalletImage', 'getNetworkImage']

/** Origin of wallets and their images, in the tests of images. */
export const PICTURES = 'https://pictures.test'

/** No image may run this script. */
const script = `<script>top.foyerWasRun = true</script>`
const svg = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8" onload="top.foyerWasRun = true">${inner}<rect width="8" height="8"/></svg>`
const inAddress = (type: string, text: string): string => `data:${type},${encodeURIComponent(text)}`

export type PictureKind = {
  readonly kind: string
  /** URL of the image. @default the URL at which `answer` responds */
  readonly src?: string
  readonly answer?: () => Response | Promise<Response>
  readonly isShown?: boolean
}

const drawn = (): Response => HttpResponse.text(svg(''), { headers: { 'Content-Type': 'image/svg+xml' } })

/** An image of 16 000 × 16 000 px in a few hundred bytes. */
const huge = (): Response =>
  HttpResponse.text(
    '<svg xmlns="http://www.w3.org/2000/svg" width="16000" height="16000"><rect width="9" height="9"/></svg>',
    { headers: { 'Content-Type': 'image/svg+xml' } },
  )

/** Kinds of images, and whether they are shown; the placeholder stays for the others. */
export const pictureKinds: readonly PictureKind[] = [
  { kind: 'is a picture', answer: drawn, isShown: true },
  {
    kind: 'is broken',
    answer: () => new HttpResponse('GIF89a', { headers: { 'Content-Type': 'image/gif' } }),
  },
  { kind: 'is empty', answer: () => new HttpResponse(null, { headers: { 'Content-Type': 'image/png' } }) },
  { kind: 'is a page', answer: () => HttpResponse.html(script) },
  { kind: 'is not found', answer: () => new HttpResponse(null, { status: 404 }) },
  { kind: 'is refused', answer: () => new HttpResponse(null, { status: 500 }) },
  { kind: 'cannot be reached', answer: () => HttpResponse.error() },
  {
    kind: 'never comes',
    answer: async () => {
      await delay('infinite')
      return drawn()
    },
  },
  { kind: 'is elsewhere', answer: () => Response.redirect(`${PICTURES}/good`), isShown: true },
  { kind: 'is nowhere', answer: () => Response.redirect(`${PICTURES}/lost`) },
  { kind: 'is huge', answer: huge, isShown: true },
  {
    kind: 'has a script in it',
    answer: () => HttpResponse.text(svg(script), { headers: { 'Content-Type': 'image/svg+xml' } }),
    isShown: true,
  },
  { kind: 'is its own address', src: samples.orange, isShown: true },
  { kind: 'has a script in its address', src: inAddress('image/svg+xml', svg(script)), isShown: true },
  { kind: 'is broken in its address', src: samples.broken },
  { kind: 'is a page in its address', src: inAddress('text/html', script) },
  { kind: 'is a script', src: 'javascript:top.foyerWasRun=true' },
  { kind: 'is of the app’s own server', src: '/picture.png' },
  { kind: 'is nothing', src: '' },
]

/** URL of each kind. */
export const pictureUrl = ({ src }: PictureKind, index: number): string => src ?? `${PICTURES}/kind/${index}`

/** Serves the images and the other responses of the backend. */
export const pictureHandlers: readonly RequestHandler[] = [
  http.get(`${PICTURES}/good`, drawn),
  http.get(`${PICTURES}/lost`, () => new HttpResponse(null, { status: 404 })),
  http.get(`${PICTURES}/kind/:index`, ({ params }) => pictureKinds[Number(params['index'])]?.answer?.()),
  ...createHandlers({ baseUrl: PICTURES, faults: createFaults() }),
]
