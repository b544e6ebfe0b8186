import { Stepper } from '../../../../ui/stepper.tsx'
import type { ChangeView } from './load-change.ts'

type ChangeCountProps = {
  view: Pick<ChangeView, 'messages'>
  label: string
  value: number
  min?: number
  max?: number
  onChange: (value: number) => void
}

export const ChangeCount = ({ view: { messages }, label, value, min = 0, max = 20, onChange }: ChangeCountProps) => (
  <div className="flex items-center justify-between gap-4">
    <span>{label}</span>
    <Stepper
      label={label}
      lessLabel={messages.less}
      moreLabel={messages.more}
      value={value}
      min={min}
      max={max}
      onChange={onChange}
    />
  </div>
)
