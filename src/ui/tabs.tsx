import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { classes } from './classes.ts'

export type TabItem = { id: string; label: ReactNode; content: ReactNode; isDisabled?: boolean }

type TabsProps = {
  label: string
  items: TabItem[]
  selected?: string
  defaultSelected?: string
  onChange?: (id: string) => void
  className?: string
}

export function Tabs({ label, items, selected, defaultSelected, onChange, className }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={selected}
      defaultSelectedKey={defaultSelected}
      onSelectionChange={(key) => onChange?.(String(key))}
      className={className}
    >
      <TabList aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]">
        {items.map(({ id, label: name, isDisabled }) => (
          <Tab
            key={id}
            id={id}
            isDisabled={isDisabled}
            className={classes(
              'min-h-12 cursor-pointer content-center border-b-3 border-transparent px-4 font-semibold whitespace-nowrap text-ink-soft -outline-offset-3',
              'hover:text-ink data-selected:border-brand data-selected:text-brand data-disabled:cursor-not-allowed data-disabled:opacity-50',
            )}
          >
            {name}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="rounded-control pt-5">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
