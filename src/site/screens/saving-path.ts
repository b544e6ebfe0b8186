/** Where the switch for saving data sends its form. */
export const savingPath = (state: 'on' | 'off'): string => `/saving-data/${state}`
