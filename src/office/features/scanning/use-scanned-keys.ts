import { type RefObject, useEffect } from 'react'

/** A handheld scanner types anywhere: keys outside of a field go to this one. */
export function useScannedKeys(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const hear = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTaken = target instanceof Element && target.closest('input, select, textarea, dialog') !== null
      // A space presses the button that has the focus.
      if (!isTaken && /^\S{1,2}$/.test(key) && !ctrlKey && !metaKey && !altKey) field.current?.focus()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [field])
}
