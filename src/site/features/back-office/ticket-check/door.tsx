import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { BusinessText } from '../../../../i18n/messages/business.ts'
import type { DoorText } from '../../../../i18n/messages/door.ts'
import { Field } from '../../../../ui/field.tsx'
import { Radio } from '../../../../ui/radio.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { AnswerScreen, CheckingScreen } from '../till/answer-screen.tsx'
import { NetworkNote } from '../till/network-note.tsx'
import { prepareReader } from '../till/read-picture.ts'
import { Scanner } from '../till/scanner.tsx'
import { giveSignal, openSound } from '../till/signal.ts'
import { useKept } from '../till/stored-value.ts'
import { useKeys } from '../till/use-keys.ts'
import { useNetwork } from '../till/use-network.ts'
import { prepareVerify } from '../till/verify-signature.ts'
import { isWaiting } from '../till/waiting-queue.ts'
import { type DoorSale, keptDoor, keptEntries } from './door-memory.ts'
import { EnteredList } from './entered-list.tsx'
import { readTicket } from './let-in.ts'
import { TicketCodeForm } from './ticket-code-form.tsx'
import { toDoorText } from './to-door-text.ts'
import { useEntered } from './use-entered.ts'
import { useEntryDelivery } from './use-entry-delivery.ts'
import { useLetIn } from './use-let-in.ts'

/** Behind the hash: the way there needs no network, and the phone's back button leads back. */
const enteredHash = '#entered'

/** For how long the ticket that was just answered is not read again: the phone still lies under the camera. */
const stillThere = 4_000

type DoorProps = { messages: DoorText; camera: BusinessText['camera']; sale: DoorSale }

/** One entrance: who comes in, and who has. */
export function Door({ messages, camera, sale }: DoorProps) {
  const isEntered = useLocation().hash === enteredHash
  const network = useNetwork(useKeys())
  const list = useEntered(sale.id)
  const { load } = list
  const waiting = useKept(keptEntries).filter(isWaiting).length
  useEntryDelivery({ isGone: network.isGone, onChange: load })
  // What needs a network is fetched while there is one.
  useEffect(() => {
    void prepareVerify()
    prepareReader().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (isEntered || !network.isGone) void load()
  }, [isEntered, network.isGone, load])
  return (
    <>
      <NetworkNote messages={messages.network} isGone={network.isGone} waiting={waiting} />
      <Tabs messages={messages.tabs} isEntered={isEntered} />
      {isEntered ? (
        <EnteredList messages={messages} {...list} />
      ) : (
        <Scanning messages={messages} camera={camera} sale={sale} network={network} />
      )}
    </>
  )
}

const entry =
  'flex min-h-12 items-center justify-center rounded-control px-4 text-lg font-semibold text-ink-soft aria-[current=page]:bg-brand aria-[current=page]:text-on-brand'

const Tabs = ({ messages, isEntered }: { messages: DoorText['tabs']; isEntered: boolean }) => (
  <nav aria-label={messages.label} className="mb-5 grid grid-cols-2 gap-2 rounded-card bg-sunken p-1.5">
    <Link to="#scan" preventScrollReset aria-current={isEntered ? undefined : 'page'} className={entry}>
      {messages.scan}
    </Link>
    <Link to={enteredHash} preventScrollReset aria-current={isEntered ? 'page' : undefined} className={entry}>
      {messages.entered}
    </Link>
  </nav>
)

type ScanningProps = DoorProps & { network: ReturnType<typeof useNetwork> }

function Scanning({ messages, camera, sale, network }: ScanningProps) {
  const choice = useKept(keptDoor)
  const [isOpen, setOpen] = useState(false)
  const { answer, start, close } = useLetIn(network)
  const last = useRef({ code: '', until: 0 })
  const direction = sale.canLeave ? choice.direction : 'in'
  const set = (next: Partial<typeof choice>) => keptDoor.set({ ...keptDoor.get(), ...next })

  const check = async (code: string) => {
    last.current = { code, until: Number.POSITIVE_INFINITY }
    if (choice.hasSound) openSound()
    const next = await start({ code, saleId: sale.id, direction, door: choice.door.trim() })
    if (next && choice.hasSound) giveSignal(next.kind)
  }
  /** Of what the camera sees; false for what is no code of ours. */
  const read = (text: string): boolean => {
    const isOurs = readTicket(text) !== null
    const isStillThere = text === last.current.code && Date.now() < last.current.until
    if (isOurs && !isStillThere) void check(text)
    return isOurs
  }
  const goOn = () => {
    last.current.until = Date.now() + stillThere
    close()
  }
  return (
    <div className="space-y-5">
      {sale.canLeave && (
        <fieldset className="grid grid-cols-2 gap-3">
          <legend className="mb-1 font-bold">{messages.direction.label}</legend>
          {(['in', 'out'] as const).map((way) => (
            <Radio
              key={way}
              name="direction"
              value={way}
              checked={direction === way}
              onChange={() => set({ direction: way })}
              className="min-h-12"
            >
              {messages.direction[way]}
            </Radio>
          ))}
        </fieldset>
      )}
      <Scanner
        messages={{ ...camera, ...messages.camera }}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isPaused={answer !== null}
        onRead={read}
      />
      <TicketCodeForm messages={messages.code} onCode={check} />
      <Field
        label={messages.door.label}
        description={messages.door.hint}
        maxLength={40}
        autoComplete="off"
        value={choice.door}
        onChange={({ target }) => set({ door: target.value })}
      />
      <Switch
        checked={choice.hasSound}
        onChange={({ target }) => set({ hasSound: target.checked })}
        className="min-h-12"
      >
        {messages.sound}
      </Switch>
      {answer === 'checking' && <CheckingScreen label={messages.code.checking} />}
      {answer && answer !== 'checking' && (
        <AnswerScreen
          kind={answer.kind}
          text={toDoorText(messages, answer)}
          off=""
          next={messages.answer.next}
          onNext={goOn}
        />
      )}
    </div>
  )
}
