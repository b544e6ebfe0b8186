import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import { classes } from './classes.ts'

export type LinkProps = Omit<AriaLinkProps, 'className' | 'style'> & { className?: string }

/** For links inside interactive parts; navigation in the client needs the router's provider around it. */
export function Link({ className, ...props }: LinkProps) {
  return (
    <AriaLink
      {...props}
      className={classes(
        'inline-flex min-h-11 cursor-pointer items-center gap-1 rounded font-semibold text-brand underline-offset-4',
        'hover:underline aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
        className,
      )}
    />
  )
}
