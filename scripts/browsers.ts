/**
 * The oldest browsers that the site is built for: iOS and Safari 15.4, Chrome 105 (Samsung Internet 20 has its engine) and Firefox 121.
 * Below them there are no cascade layers or no `:has()`, which the style sheet is made of (docs/decisions/browsers.md).
 */
export const oldestBrowsers = ['chrome105', 'ios15.4', 'safari15.4', 'firefox121']
