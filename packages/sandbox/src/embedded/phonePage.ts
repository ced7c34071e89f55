/** Page of a phone that has opened a Farcaster link: approving it completes the login in the frame. */
export const phonePage = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Sandbox phone</title>
  </head>
  <body style="font: 16px/1.5 system-ui, sans-serif; padding: 32px">
    <h1>Sign in with Farcaster</h1>
    <button type="button" style="font: inherit; padding: 12px 20px">Approve</button>
    <p role="status"></p>
    <script>
      document.querySelector('button').addEventListener('click', async () => {
        const body = JSON.stringify({ channel: new URLSearchParams(location.search).get('channel') })
        await fetch('/approve', { method: 'POST', body })
        document.querySelector('p').textContent = 'Approved'
      })
    </script>
  </body>
</html>
`
