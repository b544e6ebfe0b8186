import type { ComponentPropsWithRef, SubmitEvent } from 'react'
import { useHref, useNavigate } from 'react-router'

type GetFormProps = Omit<ComponentPropsWithRef<'form'>, 'method' | 'action'> & {
  /** A path of the site, without its locale. */
  action: string
}

/** A form whose answers are an address. Fields that are left empty stay out of it. */
export function GetForm({ action, ...form }: GetFormProps) {
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    navigate(toFormPath(action, new FormData(event.currentTarget)))
  }
  return <form onSubmit={submit} {...form} action={useHref(action)} />
}

/** The address that the answers of a form make. */
export const toFormPath = (action: string, answers: FormData): string => {
  const params = new URLSearchParams()
  for (const [name, value] of answers) if (String(value).trim()) params.append(name, String(value).trim())
  return params.size > 0 ? `${action}?${params}` : action
}
