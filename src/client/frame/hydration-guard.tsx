import { Component, type ReactNode } from 'react'

const root = () => document.documentElement.dataset

/**
 * Keeps the server's page where a browser fails to hydrate it: it can be read, and its links and forms work. React shows nothing new while it awaits a
 * promise, and this promise never resolves. Later failures go to the error screen.
 */
export class HydrationGuard extends Component<{ children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (!error) return this.props.children
    if (root().ready === '') throw error
    if (root().ready !== 'without-script') console.error('The page stays without script', error)
    root().ready = 'without-script'
    throw new Promise(() => {})
  }
}
