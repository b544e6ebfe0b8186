import { useText } from '../text.tsx'

export const SignInSkeleton = () => (
  <div role="status" aria-label={useText().loading} className="sign-in-skeleton">
    <span />
  </div>
)
