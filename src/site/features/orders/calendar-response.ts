/** A file that any calendar can open. */
export const toCalendarResponse = (file: string, name: string): Response =>
  new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
    },
  })
