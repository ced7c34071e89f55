import type { Client } from './createClient.ts'

/** Defect of the answers of a wallet to one-click auth. */
export type SpoiledAnswer = 'forged' | 'garbled'

type Cacao = { readonly p: object }
type Answer = { readonly result: { readonly cacaos?: readonly Cacao[] } }
type Inside = { readonly engine: { sendResult: (answer: Answer) => Promise<unknown> } }

const spoil: Readonly<Record<SpoiledAnswer, (cacao: Cacao) => unknown>> = {
  forged: (cacao) => ({ ...cacao, p: { ...cacao.p, statement: 'Another statement.' } }),
  garbled: () => ({ h: 'caip122' }),
}

/** Changes all one-click answers after the wallet has stored its session. */
export function spoilAnswers(client: Client, how: SpoiledAnswer): void {
  const { engine } = client as unknown as Inside
  const sendResult = engine.sendResult.bind(engine)
  engine.sendResult = (answer) => {
    const { cacaos } = answer.result
    return sendResult(
      cacaos ? { ...answer, result: { ...answer.result, cacaos: cacaos.map(spoil[how]) as never } } : answer,
    )
  }
}
