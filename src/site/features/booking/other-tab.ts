import { openTabChannel } from '../../../client/call/tab-channel.ts'

const name = 'safar.choice'
/** In milliseconds. A tab of the same browser answers much sooner; a browser without another tab waits so long. */
const patience = 400

/** While the checkout of this tab is open, other tabs hear that a choice is here. */
export function answerOtherTabs(): () => void {
  const channel = openTabChannel(name)
  channel?.addEventListener('message', ({ data }) => {
    if (data === 'asked') channel.postMessage('here')
  })
  return () => channel?.close()
}

/** Whether another tab has its checkout open. */
export function isChosenInOtherTab(signal: AbortSignal): Promise<boolean> {
  const channel = openTabChannel(name)
  if (!channel) return Promise.resolve(false)
  return new Promise((resolve) => {
    const end = (isChosen: boolean) => {
      clearTimeout(timer)
      channel.close()
      resolve(isChosen)
    }
    const timer = setTimeout(() => end(false), patience)
    signal.addEventListener('abort', () => end(false), { once: true })
    channel.addEventListener('message', ({ data }) => {
      if (data === 'here') end(true)
    })
    channel.postMessage('asked')
  })
}
