/**
 * Page that frames an app like a Safe and answers its `postMessage` requests. `window.sandboxSafe` controls it:
 * `approve`, `propose` (other owners have not confirmed yet), `reject` or `silent`.
 */
export const safePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Sandbox Safe</title>
    <link rel="icon" href="data:," />
    <style>
      body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #f4f4f0; color: #1b1b1f }
      header { display: flex; gap: 12px; padding: 8px 16px; align-items: center }
      iframe { display: block; width: 100%; height: calc(100vh - 48px); border: 0; background: #fff }
    </style>
  </head>
  <body>
    <header><strong>Sandbox Safe</strong> <button type="button">Confirm as the other owners</button></header>
    <iframe title="App"></iframe>
    <script>
      const prompts = ['sendTransactions', 'signMessage', 'signTypedMessage']
      const app = new URL(new URLSearchParams(location.search).get('app'))
      const frame = document.querySelector('iframe')
      const safe = (window.sandboxSafe = { behaviour: 'approve', requests: [] })
      const post = async (path, body) => (await fetch(path, { method: 'POST', body: JSON.stringify(body) })).json()
      addEventListener('message', async ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== app.origin || typeof data?.method !== 'string') return
        const { id, method, params } = data
        safe.requests.push({ method, params })
        const say = (answer) => source.postMessage({ id, version: '9.1.0', ...answer }, origin)
        const asksOwner = prompts.includes(method)
        if (safe.behaviour === 'silent' && asksOwner) return
        if (safe.behaviour === 'reject' && asksOwner) return say({ success: false, error: 'Transaction was rejected' })
        say(await post('/ask', { method, params, isProposed: safe.behaviour === 'propose' }))
      })
      document.querySelector('button').addEventListener('click', () => post('/confirm'))
      frame.src = app.href
    </script>
  </body>
</html>
`
