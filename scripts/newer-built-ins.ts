/** Methods that one of the oldest browsers lacks (`scripts/browsers.ts`), on any object. */
export const newerMethods = new Set([
  // Lists, text and numbers.
  ...[
    'toSorted',
    'toSpliced',
    'toReversed',
    'with',
    'isWellFormed',
    'toWellFormed',
    'getOrInsert',
    'getOrInsertComputed',
  ],
  ...['toHex', 'toBase64', 'setFromBase64', 'setFromHex', 'sumPrecise', 'transferToFixedLength', 'grow'],
  // Sets and iterators.
  ...[
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
    'symmetricDifference',
    'union',
    'intersection',
    'difference',
    'toArray',
  ],
  // Elements.
  ...[
    'checkVisibility',
    'requestSubmit',
    'showPopover',
    'hidePopover',
    'togglePopover',
    'requestClose',
    'setHTMLUnsafe',
  ],
  ...[
    'setHTML',
    'getHTML',
    'moveBefore',
    'startViewTransition',
    'showPicker',
    'attachInternals',
    'scrollIntoViewIfNeeded',
  ],
  ...['caretPositionFromPoint', 'roundRect', 'transferControlToOffscreen', 'computedStyleMap'],
  // Answers, devices, texts of languages.
  ...[
    'bytes',
    'formatRangeToParts',
    'getTextInfo',
    'getWeekInfo',
    'getCalendars',
    'getNumberingSystems',
    'getHourCycles',
  ],
])

/** Methods of these objects, by their names. */
export const newerStatics: Record<string, string[]> = {
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  Promise: ['withResolvers', 'try'],
  AbortSignal: ['timeout', 'any'],
  URL: ['canParse', 'parse'],
  Response: ['json'],
  RegExp: ['escape'],
  Uint8Array: ['fromBase64', 'fromHex'],
  ReadableStream: ['from'],
  Error: ['isError', 'captureStackTrace'],
  Atomics: ['waitAsync', 'pause'],
  Iterator: ['from', 'concat'],
  Math: ['f16round', 'sumPrecise'],
  JSON: ['rawJSON', 'isRawJSON'],
  Intl: ['Segmenter', 'DurationFormat'],
  CSS: ['registerProperty', 'highlights'],
  navigator: ['wakeLock', 'userAgentData', 'connection', 'setAppBadge', 'clearAppBadge', 'getBattery', 'vibrate'],
  screen: ['orientation'],
  document: ['startViewTransition', 'adoptedStyleSheets', 'caretPositionFromPoint', 'prerendering'],
}

/** Names that are not there at all. */
export const newerGlobals = new Set([
  ...['BarcodeDetector', 'CompressionStream', 'DecompressionStream', 'OffscreenCanvas', 'Notification', 'PushManager'],
  ...['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'Iterator', 'Temporal', 'Float16Array'],
  ...[
    'ToggleEvent',
    'CloseWatcher',
    'Highlight',
    'EyeDropper',
    'TrustedHTML',
    'trustedTypes',
    'URLPattern',
    'cookieStore',
  ],
  ...[
    'SuppressedError',
    'DisposableStack',
    'AsyncDisposableStack',
    'Sanitizer',
    'ImageDecoder',
    'VideoFrame',
    'launchQueue',
  ],
  ...['ContentVisibilityAutoStateChangeEvent', 'ViewTransition', 'documentPictureInPicture', 'IdleDetector'],
])

/** Events that never come. Who listens for one asks for `'on…' in window`. */
export const newerEvents = new Set(['scrollend', 'scrollsnapchange', 'scrollsnapchanging', 'beforematch', 'command'])
