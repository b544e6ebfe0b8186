import { type Alert, showAlert } from '../../../client/call/alerts.ts'
import { buttonClass } from '../../../ui/button-link.tsx'

const alerts: Record<string, Alert> = {
  success: { type: 'success', title: 'Success', message: 'Your stay is saved' },
  error: { type: 'error', title: 'Error', message: 'The room was taken a moment ago' },
  warning: { type: 'warning', title: 'Warning', message: 'Your hold ends in <b>two minutes</b>' },
  info: { type: 'info', title: 'Information', message: 'Breakfast is served until ten' },
  html: {
    type: 'info',
    title: 'Hostile',
    message:
      '<b>Bold</b> <a href="https://safar.example">link</a> <a href="javascript:window.hacked=1">bad link</a><script>window.hacked=1</script><img src="x" onerror="window.hacked=1"><p onclick="window.hacked=1">text</p>',
  },
}

/** The transient alert as the app raises it. */
export const AlertButtons = () => (
  <section id="alerts" aria-labelledby="alerts-title" className="mt-8">
    <h2 id="alerts-title" className="mb-4 text-2xl">
      Transient alerts
    </h2>
    <div className="flex flex-wrap gap-3">
      {Object.entries(alerts).map(([name, alert]) => (
        <button
          key={name}
          type="button"
          data-raise={name}
          className={buttonClass({ tone: 'quiet' })}
          onClick={() => showAlert(alert)}
        >
          {name}
        </button>
      ))}
    </div>
  </section>
)
