import { Button } from 'react-aria-components/Button'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { classes } from './classes.ts'
import { fieldLook } from './field-look.ts'
import { FieldHelp, FieldLabel, type FieldMessages } from './field-parts.tsx'
import { CheckIcon, ChevronDownIcon } from './icons.tsx'
import { SheetOrPopover } from './sheet-or-popover.tsx'

export type SelectItem = { id: string; label: string; description?: string; isDisabled?: boolean }

type SelectProps = FieldMessages & {
  items: SelectItem[]
  placeholder: string
  value?: string | null
  defaultValue?: string
  onChange?: (id: string) => void
  name?: string
  isDisabled?: boolean
  isRequired?: boolean
  className?: string
}

function Option({ item }: { item: SelectItem }) {
  return (
    <ListBoxItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled}
      className={classes(
        'flex min-h-12 cursor-pointer items-center justify-between gap-3 rounded-control px-4 py-2 -outline-offset-3',
        'data-focused:bg-sunken data-selected:font-semibold data-disabled:cursor-not-allowed data-disabled:opacity-50',
      )}
    >
      {({ isSelected }) => (
        <>
          <span>
            {item.label}
            {item.description && <span className="block text-sm font-normal text-ink-soft">{item.description}</span>}
          </span>
          {isSelected && <CheckIcon className="size-5 text-brand" />}
        </>
      )}
    </ListBoxItem>
  )
}

export function Select(allProps: SelectProps) {
  const { label, description, error, items, onChange, className, ...props } = allProps
  return (
    <AriaSelect
      validationBehavior="aria"
      {...props}
      onChange={(key) => key !== null && onChange?.(String(key))}
      isInvalid={Boolean(error)}
      className={classes(fieldLook.field, className)}
    >
      <FieldLabel>{label}</FieldLabel>
      <Button
        className={classes(
          fieldLook.input,
          'flex cursor-pointer items-center justify-between gap-3 text-start data-focus-visible:outline-3',
          error && 'border-2 border-danger',
        )}
      >
        <SelectValue className="min-w-0 truncate data-placeholder:text-ink-soft">
          {({ isPlaceholder, defaultChildren, selectedText }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <ChevronDownIcon className="size-5 text-ink-soft" />
      </Button>
      <FieldHelp description={description} error={error} />
      <SheetOrPopover className="min-w-(--trigger-width) overflow-auto">
        <ListBox items={items} className="min-h-0 overflow-y-auto p-2 outline-none">
          {(item) => <Option item={item} />}
        </ListBox>
      </SheetOrPopover>
    </AriaSelect>
  )
}
