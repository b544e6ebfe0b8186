/** On which the tabs of one browser tell each other of the session. */
export const sessionChannel = 'safar-session'
