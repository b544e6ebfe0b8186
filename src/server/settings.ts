export type Setting = {
  /** As the documentation shows it; without one it is unset. */
  default?: string
  meaning: string
  isSecret?: true
}

/** Every setting that the environment can have, once: the documentation and `.env.example` are made from this. */
export const settings = {
  PORT: { default: '`3000`', meaning: 'The port of the site and its services. `0` takes any free one.' },
  HOST: { default: '`127.0.0.1`', meaning: 'The address to listen on. Loopback unless you say otherwise.' },
  PUBLIC_URL: {
    default: '`http://localhost:PORT`',
    meaning:
      'How visitors reach the site: canonical links, share cards, and TLS headers where it begins with `https:`.',
  },
  TRUST_PROXY: {
    default: '`loopback`',
    meaning:
      'Whose `X-Forwarded-For` is believed, since limits go by address: networks divided by commas (`10.0.0.0/8`, or `loopback`, `linklocal`, `uniquelocal`), or the number of proxies that every request comes through, or `none`. Read from its end: what a visitor writes into it counts for nothing. A number is right only where nobody can go round the proxies.',
  },
  LIMITS_BY_ADDRESS: {
    default: '`on`',
    meaning:
      '`off` where everybody comes from one address, or where the proxy in front limits addresses itself. Limits by phone, account and customer, and in all, stay.',
  },
  SHED_LOAD_AFTER: {
    default: '`200`',
    meaning:
      'Milliseconds by which the event loop may be late, three times in a row, before newcomers get 503 with `Retry-After`. Kept pages, files and health are answered all the same. `0` never sends anybody away.',
  },
  DATA_DIR: {
    default: '`data`',
    meaning:
      "Where the embedded database, uploaded photographs, the rendered pictures and the search's snapshot live. One Safar at a time owns it.",
  },
  DATABASE_URL: {
    meaning: 'A PostgreSQL of your own (`postgresql://…`), 15 or newer. Without it the embedded one is used.',
    isSecret: true,
  },
  DATABASE_CONNECTIONS: {
    default: '`10`',
    meaning: 'The most connections a process opens. Whoever finds them all busy waits up to 30 seconds for one.',
  },
  DATABASE_LOCK_TIMEOUT: {
    default: '`5`',
    meaning:
      'Seconds that a request waits for what another one holds, before it is answered with 503 and may be tried again. `0` waits as long as it takes.',
  },
  DATABASE_STATEMENT_TIMEOUT: {
    default: '`15`',
    meaning:
      "The same for a whole statement, and for a transaction that says nothing. Neither is for migrations, the audit and the search's index.",
  },
  SERVICES: { default: '`site,api,auth,search`', meaning: 'Which services this process serves.' },
  API_URL: { meaning: 'An API elsewhere. Without it the site calls its own, in process, mounted at `/services/api`.' },
  AUTH_URL: {
    meaning:
      "An auth service elsewhere, on the same database; the site's own routes and the browser then go to it. Without it, it is mounted at `/services/auth`.",
  },
  AUTH_SECRET: {
    meaning:
      'What codes, refresh tokens and bot checks are keyed with, at least 32 characters. Without it a random one is kept in the database. A site without a database needs the same one as its auth service: only then does it know who is signed in. The signing keys in the database are encrypted with it: those that lie there in the clear are at the next start, and a start with another one, or without, is refused. To change it, first empty the tables `signing_keys`, `discount_keys` and `auth_secrets`; codes that are on their way become worthless, sessions live on.',
    isSecret: true,
  },
  PERSONAL_DATA_KEY: {
    meaning:
      'What names, birthdays and passports of travellers are encrypted with in the database, at least 32 characters. Without it one is made at the first start and kept in `DATA_DIR/personal-data.key`, never in the database: keep a copy of it apart from the backups, which cannot be read without it. Processes on several machines need the same one. To change it, put the new one before the old one, divided by a comma: the first seals, all open, and each start seals anew what lies there under an old one. Once every process has started with both, the old one can go; a start without a key that is still needed is refused.',
    isSecret: true,
  },
  BACKUP_KEY: {
    meaning:
      'With what `npm run backup` signs a backup and `npm run restore` checks it, at least 32 characters. Without it a restore notices damage, but not that somebody has changed a backup. Keep it apart from the backups. To change it, put the new one before the old one, divided by a comma: the first signs, all are accepted.',
    isSecret: true,
  },
  FILES: {
    default: '`disk`',
    meaning:
      'Where papers of customers lie, always sealed: `disk` is `FILES_DIR`, `s3` is a bucket of S3 or of what speaks like it. Processes on several machines need a bucket.',
  },
  FILES_DIR: {
    meaning:
      'The folder for `FILES=disk`; without it `DATA_DIR/files`. Processes over one `DATABASE_URL` need the same one: a start with another folder is refused, since uploads would be lost. `npm run ops -- new-files-folder` allows another one after a move.',
  },
  FILES_KEY: {
    meaning:
      'What papers are sealed with, at least 32 characters. Without it one is made at the first start and kept in `DATA_DIR/files.key`: keep a copy of it apart from the backups. Processes on several machines need the same one. To change it, put the new one before the old one, divided by a comma: the first seals, all open. A start without a key that a file still needs is refused.',
    isSecret: true,
  },
  FILES_URL: {
    meaning: 'The bucket, for `FILES=s3`: `https://host/bucket`, with a path below it where there is more in it.',
  },
  FILES_REGION: { default: '`us-east-1`', meaning: 'The region of the bucket.' },
  FILES_ACCESS_KEY: { meaning: 'The id of the key of the bucket.' },
  FILES_SECRET: { meaning: 'The secret of that key.', isSecret: true },
  FILE_MEGABYTES: { default: '`10`', meaning: 'The most megabytes of a file that somebody uploads.' },
  CLAMAV: {
    meaning:
      'A `clamd` of ClamAV that scans every upload: `tcp://127.0.0.1:3310`, or `unix:/run/clamav/clamd.ctl`. Without it nothing is scanned. While it does not answer no upload is taken. Its `StreamMaxLength`, `MaxFileSize` and `MaxScanSize` must be at least `FILE_MEGABYTES`: it lets pass unscanned what is beyond the last two.',
  },
  FILES_PER_FIELD: { default: '`5`', meaning: 'The most files that somebody can add to one field of a form.' },
  BOT_CHECK: {
    default: '`altcha`',
    meaning:
      'Who keeps machines out of the sign-in: `altcha` (a proof of work, no outside service), `recaptcha` (v3), `turnstile`, or `none` (for automated tests only; the start says so).',
  },
  BOT_CHECK_ATTEMPTS: {
    default: '`400`',
    meaning:
      'The most attempts that a proof of work of `altcha` takes, the half of it on the average: 400 are 0.3 s of a server and 2 s of a cheap phone. Under load it takes up to eight times as many.',
  },
  BOT_CHECK_SITE_KEY: { meaning: 'The public key of reCAPTCHA or Turnstile.' },
  BOT_CHECK_SECRET: { meaning: 'Their secret.', isSecret: true },
  BOT_CHECK_URL: { meaning: 'Another address of theirs than the usual one.' },
  SMS: {
    default: '`log`',
    meaning:
      'How messages are sent: `log` writes them to the log and, while `HOST` and `PUBLIC_URL` are loopback, to `/dev/outbox`; `http` posts to a gateway of your own; `otpiq` is OTPIQ, which sends codes and no messages about bookings.',
  },
  SMS_URL: { meaning: "The gateway's address; for OTPIQ only another one than the usual.", isSecret: true },
  SMS_KEY: { meaning: "OTPIQ's key.", isSecret: true },
  SMS_HEADERS: { meaning: 'Headers for the `http` gateway, as a JSON object.', isSecret: true },
  SMS_BODY: {
    default: '`{"to":"{to}","text":"{text}"}`',
    meaning: 'The body for the `http` gateway, JSON with `{to}`, `{text}` and `{code}` in its texts.',
    isSecret: true,
  },
  SMS_PER_HOUR: {
    default: '`600`',
    meaning:
      'The most codes that anyone can ask for in an hour, all together. Beyond it registering and new passwords wait, and the log says so at level error; signing in with a password goes on.',
  },
  SMS_PER_DAY: { default: '`4000`', meaning: 'The same for a day.' },
  MAIL: {
    default: '`log`',
    meaning:
      'How mail is sent: `log` writes it to the log and, while `HOST` and `PUBLIC_URL` are loopback, to `/dev/outbox`; `smtp` hands it to the server at `MAIL_URL`.',
  },
  MAIL_URL: {
    meaning:
      'The mail server, for `MAIL=smtp`: `smtp://user:password@host:587` with STARTTLS, or `smtps://` for TLS from the start. TLS is required, and its certificate is checked, but for a server on loopback. Signs such as `@` in a password are written as `%40`.',
    isSecret: true,
  },
  MAIL_FROM: {
    meaning:
      'Who mail is from: `Safar <mail@safar.example>`, or the address alone. Required for `MAIL=smtp`. Its domain needs SPF and DKIM at that server; bounces come back to it.',
  },
  MAIL_PER_HOUR: {
    default: '`2000`',
    meaning:
      'The most mails sent in an hour, all together. Half of it is kept for mail that customers need. Beyond it mail waits for up to 48 hours, and the log says so at level error.',
  },
  MAIL_PER_DAY: { default: '`20000`', meaning: 'The same for a day.' },
  PUSH_HOSTS: {
    meaning:
      'Hosts of push services besides those of Chrome, Firefox, Safari and Edge, divided by commas (`push.example:8443`). Browsers are sent notifications with keys of our own, made at the first start.',
  },
  FCM_SERVICE_ACCOUNT: {
    meaning:
      'The service account of Firebase Cloud Messaging, as the JSON that Google gives. With it the apps for Android and iPhone are sent notifications.',
    isSecret: true,
  },
  FCM_URL: { default: "Google's own", meaning: 'Another address of Firebase Cloud Messaging.' },
  GOOGLE_CLIENT_ID: {
    meaning: 'Turns on signing in with Google. Its redirect address is `PUBLIC_URL/api/google/callback`.',
  },
  GOOGLE_JWKS_URL: { default: "Google's own", meaning: 'Where the keys of its ID tokens are.' },
  GOOGLE_SIGN_IN_URL: { default: "Google's own", meaning: 'Where people are sent to sign in.' },
  SEARCH_URL: {
    meaning:
      'A search elsewhere. With `SEARCH_KEY` it is a Meilisearch: Safar keeps it in step with the database, and stays in front of it at `/services/search`. Without, it is the search service of another Safar on the same database, and browsers search there.',
  },
  SEARCH_KEY: {
    meaning:
      'The master key of the search service: of the Meilisearch at `SEARCH_URL`, or else of the embedded one at `/services/search`, which otherwise keeps a random one in the database.',
    isSecret: true,
  },
  MAP_STYLE_URL: {
    meaning:
      'Streets of your own below the marks of the map: the address of a style as MapLibre reads it, with vector or raster tiles on the same host. Pages may then ask that host and no other; its credits are shown. Without it the map that comes with Safar is drawn and nobody is asked.',
  },
  MAP_TILES_FILE: {
    meaning:
      'The same from a PMTiles file (version 3) on this machine, such as an extract of Iraq: served in pieces at `/map/`, drawn in our own colours, nobody else is asked. `MAP_STYLE_URL` goes before it.',
  },
  PAYMENT_METHODS: {
    default: '`qi,wallet,fib,fastpay,cash`',
    meaning:
      'The ways to pay that customers can choose. One without its settings is paid at the sandbox, where that is open, and otherwise not offered.',
  },
  PAYMENTS_URL: {
    default: '`PUBLIC_URL/services/api/payments`',
    meaning:
      "How banks and customers reach this Safar's payment pages: notices at `/notices/…`, the sandbox at `/sandbox/…`.",
  },
  SANDBOX_BANK: {
    default: '`auto`',
    meaning:
      'A bank of our own where no money moves. `auto` opens it while `HOST` and `PUBLIC_URL` are this machine, `on` everywhere, `off` nowhere. Whoever can reach it can book for nothing.',
  },
  DINARS_PER_DOLLAR: {
    default: '`1310`',
    meaning:
      'The rate to begin with: at which a price in dollars is paid, fixed on each payment when it is made. Afterwards `npm run ops -- set-rate` sets it.',
  },
  CASH_ADDRESS: {
    meaning: 'Where cash is taken: a text, or a JSON object with `en`, `ar` and `ku`. Without it, at the property.',
  },
  QI_URL: { meaning: 'Qi Card: all of address, user name, password and terminal.' },
  QI_USERNAME: { meaning: 'Qi Card: the user name.' },
  QI_PASSWORD: { meaning: 'Qi Card: the password.', isSecret: true },
  QI_TERMINAL_ID: { meaning: 'Qi Card: the terminal.' },
  QI_PUBLIC_KEY: { meaning: "PEM. With it Qi's notices are verified; without, they only make us ask." },
  FIB_URL: { meaning: 'First Iraqi Bank: all of address, client id and client secret.' },
  FIB_CLIENT_ID: { meaning: 'First Iraqi Bank: the client id.' },
  FIB_CLIENT_SECRET: { meaning: 'First Iraqi Bank: the client secret.', isSecret: true },
  FASTPAY_URL: { meaning: 'FastPay: all of address, store id and store password.' },
  FASTPAY_STORE_ID: { meaning: 'FastPay: the store id.' },
  FASTPAY_STORE_PASSWORD: { meaning: 'FastPay: the store password.', isSecret: true },
  FASTPAY_REFUND_SECRET: {
    meaning: 'With it FastPay gives money back; without, refunds go to the wallet.',
    isSecret: true,
  },
  CORS_ORIGINS: {
    meaning: 'Origins, divided by commas, whose pages may call the API from a browser. None but our own by default.',
  },
  DEMO_CONTENT: {
    default: '`auto`',
    meaning:
      'Load the demo content once, and move its dates ahead at every start. `auto` does so in the embedded database and not in one of your own (`DATABASE_URL`); `true` and `false` say so for either.',
  },
  DEV_PAGES: { default: '`false`', meaning: 'Serve `/dev/ui`, the design system at work. `npm run dev` turns it on.' },
  SERVICE_WORKER: {
    default: '`on`',
    meaning:
      'The worker that lets people see again without a network what they have seen. `off` takes it away from every device that has it, with all that it keeps, as soon as a page is opened there.',
  },
  METRICS: {
    default: '`loopback`',
    meaning:
      'Who may read `/metrics`: `loopback` is whoever asks on this machine for this machine, not through a proxy and only while `HOST` is loopback; `public` is everybody; `off` is nobody.',
  },
  METRICS_TOKEN: {
    meaning:
      'Whoever shows it (`Authorization: Bearer …`) may read `/metrics` from anywhere, unless that is off. At least 16 characters.',
    isSecret: true,
  },
  LOG_LEVEL: {
    default: '`info`',
    meaning: '`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`. Logs are JSON lines on standard output.',
  },
} satisfies Record<string, Setting>

export type SettingName = keyof typeof settings

export const isSecret = (name: string): boolean =>
  Object.entries(settings).some(([known, setting]) => known === name && 'isSecret' in setting)
