import { UploadField } from '../../../../client/uploads/upload-field.tsx'
import type { Uploads } from '../../../../client/uploads/use-uploads.ts'
import type { VisaPaperField } from '../../../../domain/visas/visa-form.ts'
import { PaperHelp } from './paper-help.tsx'
import { PhotoField } from './photo-field.tsx'
import type { VisaFieldMessages } from './visa-field-messages.ts'

type VisaPaperFieldsProps = {
  messages: VisaFieldMessages
  papers: readonly { field: VisaPaperField; need: 'required' | 'optional' }[]
  /** The owner's key in the uploads. */
  form: string
  uploads: Uploads
  errorOf: (field: VisaPaperField) => string | undefined
}

export const VisaPaperFields = ({ messages, papers, form, uploads, errorOf }: VisaPaperFieldsProps) => (
  <div className="space-y-6">
    {papers.map(({ field, need }) => {
      const bound = {
        messages: messages.uploads,
        label: (
          <>
            {messages.papers[field]}
            {need === 'optional' && <span className="font-normal text-ink-soft"> ({messages.optional})</span>}
          </>
        ),
        hint: messages.paperHints[field],
        place: { form, field },
        uploads,
        error: errorOf(field),
        children: <PaperHelp messages={messages.paperHelp} field={field} />,
      }
      return field === 'photo' ? (
        <PhotoField key={field} {...bound} camera="user" photoMessages={messages.photo} />
      ) : (
        <UploadField key={field} {...bound} camera="environment" />
      )
    })}
    <p className="note">{messages.limits}</p>
  </div>
)
