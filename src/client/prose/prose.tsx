/** Plain text as paragraphs: an empty line divides, `## ` begins a heading. */
export const Prose = ({ text }: { text: string }) => (
  <div className="space-y-4 leading-relaxed">
    {text.split(/\n{2,}/).map((block) =>
      block.startsWith('## ') ? (
        <h2 key={block} className="pt-4 text-xl">
          {block.slice(3)}
        </h2>
      ) : (
        <p key={block}>{block}</p>
      ),
    )}
  </div>
)
