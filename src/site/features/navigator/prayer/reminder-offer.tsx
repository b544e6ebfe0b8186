import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../../client/device/lazy-component.ts'
import { useLocale } from '../../../../client/text.tsx'
import { prayerText } from '../../../../i18n/messages/prayer.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ReminderFormProps } from './reminder-form.tsx'

const ReminderForm = lazyComponent(() => import('./reminder-form.tsx'))

/** Most people come to look at the times: what reminds of them is loaded by who wants it. */
export function ReminderOffer(props: ReminderFormProps) {
  const t = prayerText[useLocale()]
  const [isOpen, setOpen] = useState(false)
  const button = (
    <Button
      type="button"
      tone="quiet"
      isPending={isOpen}
      pendingLabel={t.remind}
      onClick={() => setOpen(true)}
      className="noscript:hidden"
    >
      {t.remind}
    </Button>
  )
  if (!isOpen) return button
  return (
    <Suspense fallback={button}>
      <ReminderForm {...props} />
    </Suspense>
  )
}
