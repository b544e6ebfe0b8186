import { type PlanDrawing, widthOfMark } from './plan-drawing.ts'

/** For eyes alone: the list beside it has the same content. */
export const Plan = ({
  ground,
  grid,
  areas,
  rings,
  roads,
  route,
  dots,
  holy,
  marks,
  names,
  scale,
  credits,
}: PlanDrawing) => (
  <svg
    viewBox="0 0 1000 1000"
    aria-hidden="true"
    className="block aspect-square w-full rounded-card border border-line bg-sunken"
  >
    {ground && <image href="/map/iraq.svg" preserveAspectRatio="none" {...ground} />}
    <g fill="none" strokeLinejoin="round" strokeLinecap="round">
      <path d={grid} strokeWidth={1.5} className="stroke-line" />
      <path d={roads} strokeWidth={12} className="stroke-surface" />
      <path d={rings} strokeWidth={18} className="stroke-surface" />
      <path d={areas} strokeWidth={4} className="fill-gold-soft stroke-gold" />
      <path d={route} strokeWidth={7} strokeDasharray="2 14" className="stroke-brand" />
    </g>
    {dots.map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={8} strokeWidth={4} className="fill-surface stroke-gold-ink" />
    ))}
    {holy.map(({ x, y }) => (
      <rect key={`${x} ${y}`} x={x - 11} y={y - 11} width={22} height={22} className="fill-ink" />
    ))}
    {marks.map((mark) => (
      <Mark key={mark.text || `${mark.x} ${mark.y}`} {...mark} />
    ))}
    <g direction="ltr" className="fill-ink stroke-surface [paint-order:stroke] [stroke-linejoin:round]" strokeWidth={7}>
      {names.map((name) => (
        <Name key={`${name.text} ${name.x} ${name.y}`} {...name} />
      ))}
      <path d={`M24 962v14h${scale.width}v-14`} fill="none" strokeWidth={4} className="stroke-ink" />
      <text x={24 + scale.width / 2} y={952} textAnchor="middle" fontSize={26}>
        {scale.label}
      </text>
      <text
        lang={ground ? 'en' : undefined}
        x={984}
        y={978}
        textAnchor="end"
        fontSize={20}
        strokeWidth={5}
        className="fill-ink-soft"
      >
        {credits}
      </text>
    </g>
  </svg>
)

const Mark = ({ x, y, text }: PlanDrawing['marks'][number]) => (
  <g>
    <rect
      x={x - widthOfMark(text) / 2}
      y={y - 26}
      width={widthOfMark(text)}
      height={52}
      rx={26}
      strokeWidth={6}
      className="fill-brand stroke-surface"
    />
    <text
      x={x}
      y={y}
      direction="ltr"
      textAnchor="middle"
      dominantBaseline="central"
      className="fill-on-brand text-[30px] font-bold"
    >
      {text}
    </text>
  </g>
)

const Name = ({ text, textX, textY, anchor, size, rank }: PlanDrawing['names'][number]) => (
  <text x={textX} y={textY} textAnchor={anchor} fontSize={size} className={rank === 0 ? 'font-bold' : ''}>
    {text}
  </text>
)
