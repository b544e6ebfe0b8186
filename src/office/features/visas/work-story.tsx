import type { WorkView } from './load-visa-work.ts'

/** In order, with who did it; the last one stands out: that is where it is now. */
export const WorkStory = ({ story }: Pick<WorkView, 'story'>) => (
  <ol className="space-y-4 border-s-2 border-line ps-5">
    {story.map(({ key, label, name, by, at }, index) => (
      <li
        key={key}
        className="relative before:absolute before:-start-[1.65rem] before:top-1.5 before:size-3 before:rounded-full before:bg-line-strong last:before:bg-brand"
      >
        <p className={index === story.length - 1 ? 'font-semibold' : undefined}>
          {label}
          {name && (
            <>
              {' · '}
              <bdi lang="">{name}</bdi>
            </>
          )}
          {by && ` · ${by}`}
        </p>
        <p className="note">{at}</p>
      </li>
    ))}
  </ol>
)
