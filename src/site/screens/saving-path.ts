/** The target of the form that switches data saving. */
export const savingPath = (state: 'on' | 'off'): string => `/saving-data/${state}`
