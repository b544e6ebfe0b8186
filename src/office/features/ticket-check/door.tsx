import { useEffect, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useCall } from '../../../client/session/auth.ts'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import type { DoorText } from '../../../i18n/messages/door.ts'
import { Field } from '../../../ui/field.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { isPending } from '../offline-queue/queue.ts'
import { useDelivery } from '../offline-queue/use-delivery.ts'
import { AnswerScreen, CheckingScreen } from '../scanning/answer-screen.tsx'
import { CodeForm } from '../scanning/code-form.tsx'
import { NetworkNote } from '../scanning/network-note.tsx'
import { prepareReader } from '../scanning/read-picture.ts'
import { type DoorCode, parseDoorCode } from '../scanning/scanned-code.ts'
import { Scanner } from '../scanning/scanner.tsx'
import { giveSignal, openSound } from '../scanning/signal.ts'
import { useKeys } from '../scanning/use-keys.ts'
import { useNetwork } from '../scanning/use-network.ts'
import { prepareVerify } from '../scanning/verify-signature.ts'
import { type DoorSale, storedDoor, storedEntries } from './door-memory.ts'
import { EnteredList } from './entered-list.tsx'
import { entryDelivery } from './entry-queue.ts'
import { toDoorText } from './to-door-text.ts'
import { useEntered } from './use-entered.ts'
import { useLetIn } from './use-let-in.ts'

/** Behind the hash: the way there needs no network, and the phone's back button leads back. */
const enteredHash = '#entered'

type DoorProps = { messages: DoorText; camera: BusinessText['camera']; sale: DoorSale }

/** One entrance: who comes in, and who has. */
export function Door({ messages, camera, sale }: DoorProps) {
  const isEntered = useLocation().hash === enteredHash
  const network = useNetwork(useKeys())
  const list = useEntered(sale.id)
  const { load } = list
  const pending = storedEntries.useValue().filter(isPending).length
  const call = useCall()
  useDelivery({
    name: 'safar-door-delivery',
    queue: storedEntries,
    delivery: entryDelivery,
    post: (body, options) => call('POST /business/entries', { body }, options),
    isGone: network.isGone,
    onChange: load,
  })
  // Data for offline use are loaded while there is a network.
  useEffect(() => {
    void prepareVerify()
    prepareReader().catch(() => undefined)
  }, [])
  useEffect(() => {
    if (isEntered || !network.isGone) void load()
  }, [isEntered, network.isGone, load])
  return (
    <>
      <NetworkNote messages={messages.network} isGone={network.isGone} pending={pending} />
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
  const choice = storedDoor.useValue()
  const [isOpen, setOpen] = useState(false)
  const { answer, start, close, isStillThere } = useLetIn(network)
  const direction = sale.canLeave ? choice.direction : 'in'
  const set = (next: Partial<typeof choice>) => storedDoor.write({ ...storedDoor.read(), ...next })

  const check = async (code: DoorCode) => {
    if (choice.hasSound) openSound()
    const next = await start({ code, saleId: sale.id, direction, door: choice.door.trim() })
    if (next && choice.hasSound) giveSignal(next.kind)
  }
  /** Handles text that the camera reads; false for text that is no code of ours. */
  const read = (text: string): boolean => {
    const code = parseDoorCode(text)
    if (code && !isStillThere(code)) void check(code)
    return code !== null
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
      <CodeForm messages={messages.code} parse={parseDoorCode} toProblem={() => messages.code.wrong} onCode={check} />
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
          onNext={close}
        />
      )}
    </div>
  )
}
