import { useText } from '../text.tsx'

export const SignInSkeleton = () => (
  <div role="status" aria-label={useText().loading} className="fixed inset-0 z-50 flex bg-black/50">
    <span className="m-auto size-9 animate-turn rounded-full border-3 border-white border-e-transparent" />
  </div>
)
