import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { CheckIcon, ClockIcon, CrossIcon } from '../../../ui/icons.tsx'
import { useWayBack } from '../../../ui/use-way-back.ts'
import type { AnswerKind, AnswerText } from './answer.ts'

/** The same by day and by night: the colour is the answer. */
const looks = {
  accepted: { colors: 'bg-[#0b6136] text-white', Icon: CheckIcon },
  queued: { colors: 'bg-[#f4b93a] text-[#1c1503]', Icon: ClockIcon },
  refused: { colors: 'bg-[#a11914] text-white', Icon: CrossIcon },
} as const satisfies Record<AnswerKind, object>

type AnswerScreenProps = {
  kind: AnswerKind
  text: AnswerText
  off: string
  next: string
  onNext: () => void
  /** Further actions. */
  children?: ReactNode
}

/** Fills the screen, to be read from a metre away. The browser's own dialog keeps the focus within. */
export function AnswerScreen({ kind, text, off, next, onNext, children }: AnswerScreenProps) {
  const { colors, Icon } = looks[kind]
  useWayBack(onNext)
  return (
    <FullScreen label={text.title} colors={colors} onClose={onNext}>
      <div className="flex grow flex-col items-center justify-center gap-3 px-5 py-6 text-center" role="status">
        <Icon className="size-20 stroke-[2.5] sm:size-28" />
        <h2 className="text-4xl sm:text-6xl">{text.title}</h2>
        {text.percent !== null && (
          <p className="leading-none font-bold">
            <bdi dir="ltr" className="block text-[6.5rem] leading-none tabular-nums sm:text-[10rem]">
              {text.percent}%
            </bdi>
            <span className="text-2xl sm:text-4xl">{off}</span>
          </p>
        )}
        {text.facts.map((fact) => (
          <p key={fact} className="text-2xl font-bold sm:text-4xl">
            {fact}
          </p>
        ))}
        {text.note && <p className="max-w-xl text-xl sm:text-3xl">{text.note}</p>}
      </div>
      <div className="sticky bottom-0 space-y-3 bg-inherit px-4 pt-2 pb-[calc(1rem+env(safe-area-inset-bottom))]">
        {children}
        <button
          type="button"
          data-next=""
          onClick={onNext}
          className="button min-h-16 w-full bg-white text-2xl text-[#151a24] outline-current"
        >
          {next}
        </button>
      </div>
    </FullScreen>
  )
}

export function CheckingScreen({ label }: { label: string }) {
  return (
    <FullScreen label={label} colors="bg-ground text-ink">
      <div role="status" className="flex grow flex-col items-center justify-center gap-6">
        <span
          aria-hidden="true"
          className="size-20 animate-turn rounded-full border-8 border-current border-e-transparent"
        />
        <p className="text-3xl font-bold">{label}</p>
      </div>
    </FullScreen>
  )
}

type FullScreenProps = { label: string; colors: string; onClose?: () => void; children: ReactNode }

function FullScreen({ label, colors, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before it leaves the document: only then is the focus given back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // The one thing to do next: Enter does it.
    element?.querySelector<HTMLElement>('[data-next]')?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      className={`m-0 size-full max-h-none max-w-none overflow-y-auto border-0 p-0 ${colors}`}
    >
      <div className={`flex min-h-full flex-col ${colors}`}>{children}</div>
    </dialog>
  )
}
