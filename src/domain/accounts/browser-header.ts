/** In which a browser tells the site's own routes the name that it has given itself. */
export const browserHeader = 'x-safar-browser'
