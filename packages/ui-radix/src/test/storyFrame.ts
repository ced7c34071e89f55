import { type CreateFrame, createFrameHost } from '@foyer/headless/embedded'

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Secure wallet</title>
    <style>
      :root { color-scheme: light dark }
      body { margin: 0; padding: 20px; min-height: 100vh; box-sizing: border-box; font: 15px/1.5 system-ui, sans-serif;
        display: flex; flex-direction: column; gap: 12px; color: CanvasText; background: Canvas }
      h1 { margin: 0; font-size: 18px }
      p { margin: 0; flex: 1 }
      button { font: inherit; padding: 12px }
    </style>
  </head>
  <body>
    <h1>Sign a message</h1>
    <p>Hello from the app</p>
    <button type="button">Approve</button>
  </body>
</html>`

/** A visible iframe over its placeholder, like the real one; another test double sends its messages. */
export const storyFrame =
  (createInner: CreateFrame): CreateFrame =>
  (options) => {
    const src = URL.createObjectURL(new Blob([page], { type: 'text/html' }))
    const inner = createInner(options)
    const { place, hide, destroy } = createFrameHost({ src, title: options.title })
    return {
      ...inner,
      place,
      hide,
      destroy() {
        inner.destroy()
        destroy()
        URL.revokeObjectURL(src)
      },
    }
  }
