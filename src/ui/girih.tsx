/** Eight-point stars and crosses; lies behind the content of a `relative` parent and takes the text colour. */
export const Girih = ({ className = 'text-brand opacity-10' }: { className?: string }) => (
  <span aria-hidden="true" className={`girih ${className}`} />
)
