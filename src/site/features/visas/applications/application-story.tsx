import type { ApplicationView } from './load-application.ts'

/** In order, the last one stands out: that is where it is now. */
export const ApplicationStory = ({ story }: Pick<ApplicationView, 'story'>) => (
  <ol className="space-y-4 border-s-2 border-line ps-5">
    {story
      .filter(({ label }) => label)
      .map(({ event, label, at }, index, all) => (
        <li
          key={`${event} ${at}`}
          className="relative before:absolute before:-start-[1.65rem] before:top-1.5 before:size-3 before:rounded-full before:bg-line-strong last:before:bg-brand"
        >
          <p className={index === all.length - 1 ? 'font-semibold' : undefined}>{label}</p>
          <p className="note">{at}</p>
        </li>
      ))}
  </ol>
)
