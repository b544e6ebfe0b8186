import { personalBlock, usePersonal } from '../session/personal.ts'
import { AccountButton } from './account-button.tsx'

/**
 * Everything in the frame that is one person's own, in one place: the server replaces just this in the kept page as it sends it.
 * The block beside it says the same to the script. In a browser React leaves its text as it came.
 */
export function PersonalPart({ json = 'null' }: { json?: string }) {
  const personal = usePersonal()
  return (
    <>
      {/* Whoever has saved something sees no heart before it is known which of them are pressed. */}
      <div
        data-personal=""
        data-hearts={personal?.wishlist && ''}
        data-user={personal?.user && ''}
        className="contents"
      >
        <AccountButton />
      </div>
      <script type="application/json" id={personalBlock} suppressHydrationWarning>
        {json}
      </script>
    </>
  )
}
