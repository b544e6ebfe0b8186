import { ErrorScreen } from '../../client/frame/error-screen.tsx'

export const OfficeErrorScreen = () => <ErrorScreen ways={[]} />
