import { Link } from '../../client/frame/link.tsx'
import { buttonClass } from '../../ui/button-link.tsx'
import { ChoiceMenu } from '../../ui/choice-menu.tsx'
import { SortIcon } from '../../ui/icons-toolbar.tsx'
import type { ListChoice } from './choice-row.tsx'

/** The order of a list: one link an order, so that it applies at once. `isShort`: a phone has room for its sign alone. */
export function SortMenu({ label, chips, isShort }: Omit<ListChoice, 'isMenu'> & { isShort?: boolean }) {
  return (
    <ChoiceMenu
      as={Link}
      isAtEnd
      label={label}
      options={chips}
      look={buttonClass({ tone: 'quiet', size: 'small', className: 'max-md:px-3' })}
    >
      <SortIcon />
      <span className={isShort ? 'max-md:sr-only' : undefined}>
        <span className="sr-only">{label}: </span>
        {chips.find(({ isCurrent }) => isCurrent)?.label}
      </span>
    </ChoiceMenu>
  )
}
