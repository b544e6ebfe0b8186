import { useState } from 'react'
import { Button } from './button.tsx'
import { Field } from './field.tsx'
import { ShareIcon } from './icons-share.tsx'
import { useShareSheet } from './use-share-sheet.ts'

type LinkToSendProps = {
  url: string
  /** The title in the system's sheet. */
  title: string
  description?: string | null
  messages: { link: string; send: string; copy: string; copied: string }
}

/** A link to share: by the system's own sheet where there is one, by the clipboard elsewhere. */
export function LinkToSend({ url, title, description, messages }: LinkToSendProps) {
  const [isCopied, setCopied] = useState(false)
  const share = useShareSheet({ title, url })
  const copy = async () => {
    // Without permission the field can still be copied by hand.
    await navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => {},
    )
  }
  return (
    <div className="space-y-3">
      <Field
        label={messages.link}
        description={description}
        isLtr
        readOnly
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button type="button" onClick={share ?? copy} className="w-full sm:w-auto">
        <ShareIcon />
        {share ? messages.send : messages.copy}
      </Button>
      <p role="status" className="font-semibold">
        {isCopied && messages.copied}
      </p>
    </div>
  )
}
