import { Link } from 'react-router'
import { type Chip, ChipItems } from '../../ui/chip-links.tsx'
import { ChoiceMenu } from '../../ui/choice-menu.tsx'
import { ChevronDownIcon } from '../../ui/icons.tsx'

/** One of several ways to look at a list. */
export type ListChoice = {
  label: string
  chips: readonly Chip[]
  /** Options behind a button with the chosen one; otherwise all of them stand in the row. */
  isMenu?: boolean
}

/** All choices in one row, which a phone moves sideways. */
export function ChoiceRow({ choices }: { choices: readonly ListChoice[] }) {
  if (choices.length === 0) return null
  return (
    <div className="chip-row md:flex-wrap md:overflow-visible">
      {choices.map(({ isMenu, label, chips }) =>
        isMenu ? (
          <ChoiceChip key={label} label={label} chips={chips} />
        ) : (
          <nav key={label} aria-label={label}>
            <ul className="flex gap-2 md:flex-wrap">
              <ChipItems as={Link} chips={chips} />
            </ul>
          </nav>
        ),
      )}
    </div>
  )
}

/** The first of its options is no choice: its button says then what there is to choose. */
function ChoiceChip({ label, chips }: ListChoice) {
  const chosen = chips.findIndex(({ isCurrent }) => isCurrent)
  return (
    <ChoiceMenu
      as={Link}
      label={label}
      options={chips}
      look={chosen > 0 ? 'chip border-brand bg-brand-soft text-brand-deep' : 'chip'}
    >
      {chosen > 0 && <span className="sr-only">{label}: </span>}
      {chosen > 0 ? chips[chosen]?.label : label}
      <ChevronDownIcon className="size-4" />
    </ChoiceMenu>
  )
}
