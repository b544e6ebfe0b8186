import { DialogTrigger } from 'react-aria-components/Dialog'
import type { Locale } from '../../../domain/text/locale.ts'
import { BottomSheet } from '../../../ui/bottom-sheet.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { NumberStepper } from '../../../ui/number-stepper.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Section } from './section.tsx'
import type { ShowcaseText } from './showcase-text.ts'

export function ShowcaseActions({ locale, t }: { locale: Locale; t: ShowcaseText }) {
  return (
    <>
      <Section id={`${locale}-buttons`} title="Button, Link">
        <div className="flex flex-wrap items-center gap-3">
          <Button>{t.book}</Button>
          <Button isPending pendingLabel={t.wait}>
            {t.book}
          </Button>
          <Button isDisabled>{t.book}</Button>
          <Button tone="quiet">{t.details}</Button>
          <Button tone="danger">{t.cancel}</Button>
          <Button tone="ghost">{t.more}</Button>
          <Link href="#light">{t.terms}</Link>
        </div>
      </Section>
      <Section id={`${locale}-overlays`} title="Dialog, BottomSheet">
        <div className="flex flex-wrap gap-3">
          <DialogTrigger>
            <Button tone="quiet">{t.dialog}</Button>
            <Dialog
              isAlert
              title={t.dialog}
              closeLabel={t.close}
              footer={(close) => (
                <>
                  <Button tone="quiet" onPress={close}>
                    {t.keep}
                  </Button>
                  <Button tone="danger" onPress={close}>
                    {t.cancel}
                  </Button>
                </>
              )}
            >
              <p>{t.dialogText}</p>
            </Dialog>
          </DialogTrigger>
          <DialogTrigger>
            <Button tone="quiet">{t.sheet}</Button>
            <BottomSheet title={t.sheet} closeLabel={t.close} footer={<Button className="w-full">{t.apply}</Button>}>
              <NumberStepper label={t.adults} lessLabel={t.less} moreLabel={t.moreOf} min={1} />
              <Switch>{t.news}</Switch>
            </BottomSheet>
          </DialogTrigger>
        </div>
      </Section>
    </>
  )
}
