import type { Locale } from '../../../domain/text/locale.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { CreditCardIcon, WalletIcon } from '../../../ui/icons-account.tsx'
import { NumberStepper } from '../../../ui/number-stepper.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { RatingInput } from '../../../ui/rating-input.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Section } from './section.tsx'
import type { ShowcaseText } from './showcase-text.ts'

export function ShowcaseChoices({ locale, t }: { locale: Locale; t: ShowcaseText }) {
  const ways = [
    { value: 'card', label: t.payCard, hint: t.payCardHint, end: <CreditCardIcon /> },
    { value: 'cash', label: t.payCash, end: <WalletIcon /> },
  ]
  return (
    <>
      <Section id={`${locale}-choices`} title="RadioGroup, Checkbox, Switch, NumberStepper, RatingInput">
        <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
          <RadioGroup label={t.pay} options={ways} defaultValue="card" />
          <div>
            <Checkbox defaultSelected>{t.agree}</Checkbox>
            <Switch defaultSelected>{t.news}</Switch>
            <NumberStepper label={t.adults} lessLabel={t.less} moreLabel={t.moreOf} min={1} defaultValue={2} />
            <NumberStepper label={t.children} description={t.childrenHint} lessLabel={t.less} moreLabel={t.moreOf} />
          </div>
          <RatingInput label={t.rating} labelOf={t.stars} defaultValue={4} />
        </div>
      </Section>
      <Section id={`${locale}-tabs`} title="Tabs">
        <Tabs label={t.tabs} items={t.tabNames.map((name) => ({ id: name, label: name, content: <p>{name}</p> }))} />
      </Section>
    </>
  )
}
