import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { showAlert } from '../../../../client/call/alerts.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import type { MissingChoice } from './load-purchase-checkout.ts'

/** Goes back to the page of the choice, with a message. The text here is for browsers without script. */
export function ChoiceMissing({ title, text, action, path }: MissingChoice) {
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    showAlert({ type: 'warning', title, message: text })
    void navigate(path, { replace: true })
  })
  useEffect(() => leave(), [])
  return (
    <EmptyState
      title={title}
      action={
        <ButtonLink as={Link} to={path}>
          {action}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  )
}
