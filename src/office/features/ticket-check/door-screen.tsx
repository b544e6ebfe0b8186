import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import type { DoorText } from '../../../i18n/messages/door.ts'
import { ChipLinks } from '../../../ui/chip-links.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Select } from '../../../ui/field.tsx'
import { TicketIcon } from '../../../ui/icons.tsx'
import { InBrowser } from '../scanning/in-browser.tsx'
import { NotAMember } from '../scanning/not-a-member.tsx'
import { toPathsOfMember } from '../sellers/paths-of-member.ts'
import { departuresPath, doorPath, ordersPath } from '../sellers/seller-paths.ts'
import { Door } from './door.tsx'
import { type DoorSeller, storedDoor, storedDoorSellers } from './door-memory.ts'
import { useSellers } from './use-sellers.ts'

type DoorScreenProps = {
  messages: DoorText
  camera: BusinessText['camera']
  /** All existing ones; only the browser knows which of them are the member's. */
  tabs: ComponentProps<typeof ChipLinks>
  offline: string
  loading: string
}

export function DoorScreen({ tabs, ...props }: DoorScreenProps) {
  const known = storedDoorSellers.useValue()
  const own = [...always, ...toPathsOfMember(known?.sellers ?? [], known?.properties ?? [])]
  return (
    <>
      <ChipLinks as={Link} {...tabs} chips={tabs.chips.filter(({ href }) => own.includes(href))} className="mb-6" />
      <p className="mb-6 rounded-card border border-line bg-surface p-5 scripted:hidden">{props.messages.noScript}</p>
      <InBrowser loading={props.loading}>
        <Screen {...props} />
      </InBrowser>
    </>
  )
}

function Screen({ messages, camera, offline, loading }: Omit<DoorScreenProps, 'tabs'>) {
  const { state, load } = useSellers()
  if (state.kind === 'member') return <Entrance messages={messages} camera={camera} sellers={state.sellers} />
  return (
    <NotAMember
      state={state}
      messages={messages}
      offline={offline}
      loading={loading}
      icon={<TicketIcon className="size-8" />}
      onRetry={load}
    />
  )
}

/** The frame of a door, shown before its member is known. */
const always = [ordersPath, departuresPath, doorPath]

type EntranceProps = Pick<DoorScreenProps, 'messages' | 'camera'> & { sellers: readonly DoorSeller[] }

function Entrance({ messages, camera, sellers }: EntranceProps) {
  const choice = storedDoor.useValue()
  const sales = sellers.flatMap(({ sales }) => sales)
  const sale = sales.length === 1 ? sales[0] : sales.find(({ id }) => id === choice.saleId)
  if (sales.length === 0)
    return (
      <EmptyState title={messages.empty.title} icon={<TicketIcon className="size-8" />}>
        {messages.empty.text}
      </EmptyState>
    )
  return (
    <>
      {sales.length > 1 && (
        <Select
          label={messages.sale}
          value={sale?.id ?? ''}
          onChange={({ target }) => storedDoor.write({ ...storedDoor.read(), saleId: Number(target.value) || null })}
          className="mb-5"
        >
          <option value="">{messages.choose}</option>
          {sellers.map((seller) => (
            <optgroup key={seller.id} label={seller.title}>
              {seller.sales.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
      {sale && <Door key={sale.id} messages={messages} camera={camera} sale={sale} />}
    </>
  )
}
