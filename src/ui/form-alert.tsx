import { WarningIcon } from './icons.tsx'

/** Always there, so that what appears in it is spoken. */
export const FormAlert = ({ message }: { message: string | null }) => (
  <div role="alert">
    {message && (
      <p className="flex items-start gap-2 rounded-control bg-danger-soft px-4 py-3 font-semibold text-danger">
        <WarningIcon className="mt-0.5 size-5" />
        {message}
      </p>
    )}
  </div>
)
