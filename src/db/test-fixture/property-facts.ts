import type { Tx } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import { text } from './texts.ts'

/** The first stay has said everything of itself; every fourth one says nothing, as an operator may leave it. */
export const factsOf = (index: number) =>
  index % 4 === 3
    ? null
    : {
        rules: {
          cots: 'free',
          pets: 'none',
          smoking: 'outside',
          couples: index % 2 === 0 ? 'marriage_paper' : 'identity_only',
          quiet: index % 2 === 0 ? { from: '23:00', until: '07:00' } : null,
          deposit: index % 2 === 0 ? 50_000 : 0,
          lateArrival: 'call_ahead',
          feeAtArrival: index % 3 === 1 ? 2_000 : 0,
        },
        power: { gridHours: 16, generatorHours: index % 2 === 0 ? 8 : 6, lift: 'works' },
        water: { hot: 'always', hasTank: true },
        internet: { where: 'everywhere', megabits: 40, worksInCuts: true },
        access: { steps: index, hasGroundFloorRooms: true, doorWidth: 85, hasGrabRails: false, hasWheelchair: false },
        family: {
          hasAdjoiningRooms: index % 2 === 0,
          womenPool: index % 3 === 0 ? { from: '10:00', until: '13:00' } : null,
          hasHalalKitchen: index % 2 === 1,
        },
      }

export async function loadQuestions(tx: Tx, property: number | undefined): Promise<void> {
  await insertRows(tx, 'property_questions', [
    {
      property_id: property,
      question: text('Is there a cot?', 'هل يوجد سرير للرضيع؟', 'قەرەوێڵەی ساوا هەیە؟'),
      answer: text('Yes, free of charge.', 'نعم، مجاناً.', 'بەڵێ، بەخۆڕایی.'),
      position: 0,
    },
  ])
}
