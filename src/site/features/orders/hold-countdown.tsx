import { useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { toClockText, useSecondsLeft } from '../../../client/device/countdown.ts'
import { ClockIcon } from '../../../ui/icons.tsx'

type HoldCountdownProps = {
  label: string
  over: string
  /** Counted by the server: the clock of a phone may be wrong. */
  secondsLeft: number
}

export function HoldCountdown({ label, over, secondsLeft }: HoldCountdownProps) {
  const [until, setUntil] = useState<number | null>(null)
  useEffect(() => setUntil(Date.now() + secondsLeft * 1000), [secondsLeft])
  return (
    <p role="timer" className="flex items-center gap-2 rounded-control bg-warning-soft px-4 py-2 text-warning">
      <ClockIcon className="size-5" />
      {until === null ? (
        <Left label={label} seconds={secondsLeft} />
      ) : (
        <Running until={until} label={label} over={over} />
      )}
    </p>
  )
}

/** At its end the page loads the new state. */
function Running({ until, label, over }: { until: number; label: string; over: string }) {
  const seconds = useSecondsLeft(until)
  const { revalidate } = useRevalidator()
  const ask = useEffectEvent(revalidate)
  const isOver = seconds === 0
  useEffect(() => {
    if (isOver) void ask()
  }, [isOver])
  return isOver ? <span className="font-semibold">{over}</span> : <Left label={label} seconds={seconds} />
}

const Left = ({ label, seconds }: { label: string; seconds: number }) => (
  <span>
    {label}:{' '}
    <bdi dir="ltr" className="font-bold tabular-nums">
      {toClockText(seconds)}
    </bdi>
  </span>
)
