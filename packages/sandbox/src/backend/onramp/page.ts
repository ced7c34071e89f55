const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

export type PageFacts = {
  readonly provider: string
  readonly address: string
  readonly amount: string
  readonly symbol: string
  /** Body of a purchase. */
  readonly order: object
  readonly purchasesUrl: string
}

/** Page of a provider where the visitor pays, waits, is declined, or leaves. */
export const providerPage = ({
  provider,
  address,
  amount,
  symbol,
  order,
  purchasesUrl,
}: PageFacts): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Sandbox ${escape(provider)}</title>
<style>body{font:16px/1.5 system-ui;margin:2rem auto;max-width:26rem;padding:0 1rem}button{font:inherit;display:block;margin:.5rem 0;padding:.5rem 1rem}</style>
<h1>${escape(provider)}</h1>
<p>Buy <b>${escape(amount)} ${escape(symbol)}</b> for <code style="overflow-wrap:anywhere">${escape(address)}</code></p>
<button data-status="SUCCESS">Pay</button>
<button data-status="IN_PROGRESS">Pay by bank, which takes a while</button>
<button data-status="FAILED">Pay with a card that is declined</button>
<button id="deliver" hidden>Deliver now</button>
<button id="leave">Leave</button>
<p role="status"></p>
<script>
const order = ${JSON.stringify(order).replaceAll('<', '\\u003c')}
const url = ${JSON.stringify(purchasesUrl).replaceAll('<', '\\u003c')}
const status = document.querySelector('[role=status]')
const deliver = document.querySelector('#deliver')
const post = async (path, body) => {
  const answer = await fetch(url + path, { method: 'POST', body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.json()
}
const run = (act) => act().catch((error) => (status.textContent = 'Failed: ' + error.message))
for (const button of document.querySelectorAll('[data-status]'))
  button.onclick = () => run(async () => {
    const { id, status: now } = await post('', { ...order, status: button.dataset.status })
    status.textContent = { SUCCESS: 'Bought', IN_PROGRESS: 'On its way', FAILED: 'Declined' }[now]
    deliver.hidden = now !== 'IN_PROGRESS'
    deliver.onclick = () => run(async () => {
      await post('/' + id, { status: 'SUCCESS' })
      status.textContent = 'Bought'
      deliver.hidden = true
    })
  })
document.querySelector('#leave').onclick = () => close()
</script>
`
