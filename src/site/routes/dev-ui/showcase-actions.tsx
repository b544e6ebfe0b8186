import { type ReactNode, useState } from 'react'
import type { Locale } from '../../../domain/text/locale.ts'
import { BottomSheet } from '../../../ui/bottom-sheet.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ShowcaseSection } from './section.tsx'
import type { ShowcaseText } from './showcase-text.ts'

export function ShowcaseActions({ locale, t }: { locale: Locale; t: ShowcaseText }) {
  return (
    <ShowcaseSection id={`${locale}-overlays`} title="Dialog, BottomSheet">
      <div className="flex flex-wrap gap-3">
        <Opener label={t.dialog}>
          {(overlay) => (
            <Dialog
              {...overlay}
              isAlert
              title={t.dialog}
              closeLabel={t.close}
              footer={(close) => (
                <>
                  <Button type="button" tone="quiet" onClick={close}>
                    {t.keep}
                  </Button>
                  <Button type="button" tone="danger" onClick={close}>
                    {t.cancel}
                  </Button>
                </>
              )}
            >
              <p>{t.dialogText}</p>
            </Dialog>
          )}
        </Opener>
        <Opener label={t.sheet}>
          {(overlay) => (
            <BottomSheet
              {...overlay}
              title={t.sheet}
              closeLabel={t.close}
              footer={
                <Button type="button" className="w-full">
                  {t.apply}
                </Button>
              }
            >
              <p>{t.childrenHint}</p>
            </BottomSheet>
          )}
        </Opener>
      </div>
    </ShowcaseSection>
  )
}

type Overlay = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

function Opener({ label, children }: { label: string; children: (overlay: Overlay) => ReactNode }) {
  const [isOpen, onOpenChange] = useState(false)
  return (
    <>
      <Button type="button" tone="quiet" onClick={() => onOpenChange(true)}>
        {label}
      </Button>
      {children({ isOpen, onOpenChange })}
    </>
  )
}
