/**
 * Page of another origin without a wallet, for tests of frames while a dialog is open: a button, a text field, and
 * messages about both to its parent.
 */
export const demoPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Sandbox frame</title>
    <style>
      body { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; background: #fff; color: #1b1b1f }
      button, input { font: inherit; padding: 8px 12px }
      label { display: block; margin-top: 12px }
    </style>
  </head>
  <body>
    <button type="button">Clicked <output>0</output> times</button>
    <label>Code <input name="code" autocomplete="off" /></label>
    <script>
      const say = (type, payload) => parent.postMessage({ type: 'sandbox-frame/' + type, payload }, '*')
      const count = document.querySelector('output')
      document.querySelector('button').addEventListener('click', () => {
        count.textContent = Number(count.textContent) + 1
        say('clicked', Number(count.textContent))
      })
      document.querySelector('input').addEventListener('input', (event) => say('typed', event.target.value))
      addEventListener('message', ({ source, origin, data }) => {
        if (source === parent && parent !== window) say('echo', { origin, data })
      })
      say('ready')
    </script>
  </body>
</html>
`
