/**
 * Page of the embedded wallet's frame: forwards requests to the wallet behind it, and shows those that need approval.
 * It posts messages to its parent only, and keeps the visitor's token in its own storage, which the app cannot read.
 */
export const framePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Sandbox wallet</title>
    <style>
      :root { --bg: #fff; --fg: #1b1b1f; --muted: #5c5c66; --line: #d9d9e0; --accent: #3b4cca; --on: #fff }
      :root[data-theme='dark'] { --bg: #1b1b20; --fg: #f2f2f5; --muted: #adadb8; --line: #3d3d47; --accent: #aab4ff; --on: #111 }
      * { box-sizing: border-box }
      body { margin: 0; padding: 20px; min-height: 100vh; display: flex; flex-direction: column; gap: 16px;
        font: 15px/1.5 system-ui, sans-serif; background: var(--bg); color: var(--fg) }
      h1 { margin: 0; font-size: 18px }
      p { margin: 0; color: var(--muted) }
      dl { margin: 0; display: grid; gap: 12px; overflow: auto; flex: 1; align-content: start }
      dt { color: var(--muted); font-size: 13px }
      dd { margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
      .bar { display: grid; grid-template-columns: 1fr 1fr; gap: 8px }
      button { font: inherit; padding: 12px; border-radius: 12px; border: 1px solid var(--line); background: none; color: inherit }
      button.main { background: var(--accent); border-color: var(--accent); color: var(--on) }
      button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
    </style>
  </head>
  <body>
    <main id="approval" hidden>
      <h1></h1>
      <p></p>
    </main>
    <dl></dl>
    <div class="bar" hidden>
      <button type="button" id="reject">Reject</button>
      <button type="button" id="approve" class="main">Approve</button>
    </div>
    <script>
      if (parent === window) throw new Error('W3mFrame: parent is not set')
      const APPROVED = new Set(['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction', 'solana_signMessage',
        'solana_signTransaction', 'solana_signAllTransactions', 'solana_signAndSendTransaction', 'wallet_sendCalls',
        'wallet_grantPermissions', 'wallet_revokePermissions', 'eth_sendUserOperation'])
      const titles = { personal_sign: 'Sign a message', solana_signMessage: 'Sign a message',
        eth_signTypedData_v4: 'Sign data', eth_sendTransaction: 'Send a transaction' }
      const KEY = 'sandbox-wallet'
      // A browser may keep storage from frames of other sites: then the login lasts as long as the page.
      const remember = () => {
        try {
          const kept = localStorage.getItem(KEY) ?? crypto.randomUUID()
          localStorage.setItem(KEY, kept)
          return kept
        } catch {
          return crypto.randomUUID()
        }
      }
      const token = remember()
      let waiting = []
      const find = (selector) => document.querySelector(selector)

      const ask = async (name, payload, app) =>
        (await fetch('/ask', { method: 'POST', body: JSON.stringify({ token, name, payload, app }) })).json()

      const textOf = (value) => {
        if (typeof value !== 'string') return JSON.stringify(value, null, 1)
        if (!/^0x([0-9a-f]{2})*$/i.test(value)) return value
        const bytes = Uint8Array.from(value.slice(2).match(/../g) ?? [], (byte) => parseInt(byte, 16))
        try { return new TextDecoder('utf-8', { fatal: true }).decode(bytes) } catch { return value }
      }
      const factsOf = ({ method, params = [], chainNamespace, chainId }) => {
        const network = [['Network', chainNamespace + ':' + chainId]]
        if (method === 'personal_sign') return [['Message', textOf(params[0])], ['Account', params[1]], ...network]
        if (method === 'eth_sendTransaction') {
          const { from, to, value = '0x0', data } = params[0]
          const rows = [['To', to], ['Amount in wei', BigInt(value).toString()], ['From', from], ...network]
          return data && data !== '0x' ? [...rows, ['Data', data]] : rows
        }
        return [['Request', JSON.stringify(params, null, 1)], ...network]
      }

      const show = () => {
        const [request] = waiting
        find('main').hidden = find('.bar').hidden = !request
        find('dl').replaceChildren()
        if (!request) return
        find('h1').textContent = titles[request.payload.method] ?? 'Approve a request'
        find('p').textContent = 'Asked by ' + request.origin
        for (const [name, text] of factsOf(request.payload)) {
          const [term, value] = [document.createElement('dt'), document.createElement('dd')]
          term.textContent = name
          value.textContent = text
          find('dl').append(term, value)
        }
      }

      const reply = ({ origin, name, id }, { payload, error, isSilent, hasWrongId }) => {
        if (isSilent) return
        const body = error === undefined ? { type: name + '_SUCCESS', payload } : { type: name + '_ERROR', payload: { message: error } }
        parent.postMessage({ ...body, type: '@w3m-frame/' + body.type, id: hasWrongId ? 'nobody' : id }, origin)
      }
      const decide = async (isApproved) => {
        const request = waiting.shift()
        show()
        if (!request) return
        reply(request, isApproved ? await ask(request.name, request.payload) : { error: 'User rejected the request' })
      }
      find('#approve').addEventListener('click', () => decide(true))
      find('#reject').addEventListener('click', () => decide(false))

      addEventListener('message', async ({ source, origin, data }) => {
        if (source !== parent || !String(data?.type).startsWith('@w3m-app/')) return
        const name = data.type.slice('@w3m-app/'.length)
        const request = { name, id: data.id, payload: data.payload, origin }
        if (name === 'RPC_REQUEST' && APPROVED.has(data.payload?.method)) {
          waiting.push(request)
          show()
          return
        }
        if (name === 'RPC_ABORT') {
          waiting = []
          show()
        }
        if (name === 'SYNC_THEME' && data.payload?.themeMode) document.documentElement.dataset.theme = data.payload.themeMode
        reply(request, await ask(name, data.payload, origin))
      })
      parent.postMessage({ type: '@w3m-frame/READY', payload: { version: '4' } }, '*')
    </script>
  </body>
</html>
`
