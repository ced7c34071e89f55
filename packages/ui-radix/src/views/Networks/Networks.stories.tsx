import type { Story, StoryDefault } from '@ladle/react'
import type { ReactElement } from 'react'
import { samples } from '../../test/samples.ts'
import { manyNetworks, StoryModal, type StoryProps, storyWallet } from '../../test/storyConfig.tsx'
import { press, typeInto } from '../../test/typeInto.ts'

export default { title: 'view/Networks' } satisfies StoryDefault

const List = (story: StoryProps<'Networks'>): ReactElement => <StoryModal view="Networks" {...story} />

/** Types into the search field once it is shown. */
const type = (text: string) => (): Promise<void> => typeInto('input[type=search]', text)

/** Selects the second filter once it is shown. */
const filter = (): Promise<void> => press('[aria-pressed=false]')

const limited = [storyWallet('Marigold', { icon: samples.orange, approved: ['eip155:1', 'eip155:137'] })]

export const few: Story = () => <List />

export const many: Story = () => <List networks={manyNetworks} />

export const single: Story = () => <List networks={[manyNetworks[0]]} />

export const search: Story = () => <List networks={manyNetworks} setUp={type('ba')} />

export const searchEmpty: Story = () => <List networks={manyNetworks} setUp={type('zzz')} />

export const disabledRows: Story = () => <List networks={manyNetworks} wallets={limited} connected />

export const inWallet: Story = () => (
  <List networks={manyNetworks} wallets={limited} connected setUp={filter} />
)

export const testNetworks: Story = () => <List networks={[manyNetworks[6]!, manyNetworks[0]]} />

export const endless: Story = () => (
  <List
    networks={
      Array.from({ length: 60 }, (_, index) => ({
        ...manyNetworks[index % 5]!,
        id: index + 1,
        caipNetworkId: `eip155:${index + 1}` as const,
        name: `${manyNetworks[index % 5]!.name} ${index + 1}`,
      })) as unknown as typeof manyNetworks
    }
  />
)
