import { useBothText } from '../../../../client/money/both-text.ts'
import { useLocale } from '../../../../client/text.tsx'
import { isDay } from '../../../../domain/time/day.ts'
import { formatDay } from '../../../../i18n/format.ts'
import { FactList } from '../../../../ui/fact-list.tsx'
import { Block } from '../../checkout/block.tsx'
import { type Method, MethodChoice, type PriceToPay } from '../../checkout/method-choice.tsx'
import { toUploadForm } from './check-step.ts'
import type { StepProps } from './visa-steps.tsx'

type PayStepProps = StepProps & { method: Method | null; onMethod: (method: Method) => void; total: PriceToPay }

export function PayStep({ data, state, uploads, errorOf, method, onMethod, total }: PayStepProps) {
  const { messages } = data
  return (
    <>
      <Block id="summary" title={messages.summary}>
        <VisaFacts data={data} state={state} />
        <Applicants data={data} state={state} uploads={uploads} />
      </Block>
      <Block id="method" title={messages.method.title}>
        <MethodChoice
          messages={messages.method}
          bookingMessages={data.bookingMessages}
          methods={data.methods}
          wallet={data.wallet}
          chosen={method}
          onChoose={onMethod}
          error={method ? undefined : errorOf('paymentMethod')}
          price={total}
        />
      </Block>
      <Block id="policy" title={messages.policy}>
        {data.policy.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Block>
    </>
  )
}

function VisaFacts({ data, state: { draft } }: Pick<StepProps, 'data' | 'state'>) {
  const { messages, form } = data
  const locale = useLocale()
  const both = useBothText()
  const day = (text: string) => (isDay(text) ? formatDay(locale, text) : text)
  const purpose = data.purposes.find(({ key }) => key === draft.purpose)
  return (
    <FactList
      facts={[
        { label: messages.visa, value: form.title },
        ...(purpose ? [{ label: messages.purpose, value: purpose.label }] : []),
        { label: messages.travelDate, value: day(draft.travelDate) },
        ...(draft.returnDate ? [{ label: messages.returnDate, value: day(draft.returnDate) }] : []),
        { label: messages.answerBy, value: data.promised },
        { label: messages.fee, value: both(form.fee) },
      ]}
    />
  )
}

/** Each with the papers that are there. */
function Applicants({ data, state, uploads }: Omit<StepProps, 'errorOf'>) {
  const papersOf = (key: string) =>
    data.form.papers
      .map(({ field }) => ({
        label: data.fieldMessages.papers[field],
        count: uploads.items.filter((item) => item.form === toUploadForm(data.visaId, key) && item.field === field)
          .length,
      }))
      .filter(({ count }) => count > 0)
  return (
    <ul className="mt-4 divide-y divide-line">
      {state.draft.people.map(({ key, fullName, passportNumber }) => (
        <li key={key} className="py-3">
          <p className="font-semibold wrap-anywhere">
            <bdi dir="ltr" lang="">
              {fullName}
            </bdi>
          </p>
          <p className="note">
            <bdi dir="ltr">{passportNumber}</bdi>
            {papersOf(key).map(({ label, count }) => ` · ${label}${count > 1 ? ` × ${count}` : ''}`)}
          </p>
        </li>
      ))}
    </ul>
  )
}
