/**
 * Page of a login provider, in a popup: its user continues or refuses, and the result is posted to the app's page only,
 * whose origin is in the URL.
 */
export const providerPage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Sandbox login</title>
    <style>
      body { margin: 0; padding: 32px; font: 16px/1.5 system-ui, sans-serif; color: #1b1b1f; background: #fff }
      button { display: block; margin-top: 12px; padding: 12px 20px; font: inherit }
    </style>
  </head>
  <body>
    <h1>Sign in</h1>
    <p>An account of <b></b> goes to <i></i>.</p>
    <button type="button" id="approve">Continue as Mira</button>
    <button type="button" id="reject">Refuse</button>
    <script>
      const query = new URLSearchParams(location.search)
      const [provider, app, state] = ['provider', 'app', 'state'].map((name) => query.get(name) ?? '')
      document.querySelector('b').textContent = provider
      document.querySelector('i').textContent = app
      // Without an opener, the state holds the URL of the app to return to.
      const [, back] = state.split('--')
      const answer = (resultUri) => {
        if (!back) return opener?.postMessage({ resultUri }, app)
        const url = new URL(decodeURIComponent(back))
        url.searchParams.set('result_uri', resultUri)
        location.href = url
      }
      document.querySelector('#approve').addEventListener('click', () => answer('?auth=' + encodeURIComponent(state.split('--')[0])))
      document.querySelector('#reject').addEventListener('click', () => answer('?error=access_denied'))
    </script>
  </body>
</html>
`
