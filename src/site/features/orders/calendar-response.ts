/** To be kept or opened by whatever calendar somebody has. */
export const toCalendarResponse = (file: string, name: string): Response =>
  new Response(file, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.ics"`,
    },
  })
