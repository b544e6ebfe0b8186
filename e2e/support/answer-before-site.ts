import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** Answers what tests alone ask for, before the site would. */
export function answerBeforeSite(
  server: Server,
  isWanted: (request: IncomingMessage) => boolean,
  answer: (response: ServerResponse) => void,
): void {
  const listeners = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isWanted(request)) answer(response)
    else for (const listener of listeners) listener.call(server, request, response)
  })
}
