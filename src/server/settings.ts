export type Setting = {
  /** The default in the documentation; without one it is unset. */
  default?: string
  meaning: string
  isSecret?: true
}

/** Every setting that the environment can have, once: the documentation and `.env.example` are made from this. */
export const settings = {
  PORT: { default: '`3000`', meaning: 'Port of the site and its services. `0` takes any free port.' },
  HOST: { default: '`127.0.0.1`', meaning: 'Address to listen on. Loopback by default.' },
  PUBLIC_URL: {
    default: '`http://localhost:PORT`',
    meaning:
      'Address at which visitors reach the site. Canonical links and share cards use it. TLS headers and secure cookies are sent if it begins with `https:`.',
  },
  TRUST_PROXY: {
    default: '`loopback`',
    meaning:
      'Proxies whose `X-Forwarded-For` is believed, since limits count per IP address. Networks divided by commas (`10.0.0.0/8`, `loopback`, `linklocal`, `uniquelocal`), the number of proxies in front, or `none`. The header is read from its end, so a visitor cannot forge it. Use a number only if every request passes the proxies.',
  },
  LIMITS_BY_ADDRESS: {
    default: '`on`',
    meaning:
      '`off` disables limits per IP address, for a network where all users share one address, or a proxy that limits them itself. Limits per phone, account and customer, and global limits, stay.',
  },
  SHED_LOAD_AFTER: {
    default: '`200`',
    meaning:
      'If the delay of the event loop exceeds this many milliseconds in three consecutive measurements, new requests get 503 with `Retry-After`. Cached pages, static files and health checks are still served. `0` disables this.',
  },
  DATA_DIR: {
    default: '`data`',
    meaning:
      "Folder of the embedded database, uploaded files, rendered pictures and the search's snapshot. One Safar at a time owns it.",
  },
  DATABASE_URL: {
    meaning: 'A PostgreSQL of your own (`postgresql://…`), version 15 or newer. By default the embedded one is used.',
    isSecret: true,
  },
  DATABASE_CONNECTIONS: {
    default: '`10`',
    meaning:
      'Maximum of connections that a process opens. A request that finds all of them busy waits up to 30 seconds.',
  },
  DATABASE_LOCK_TIMEOUT: {
    default: '`5`',
    meaning:
      'Seconds that a statement waits for a lock. After that the request gets 503, and the client may try again. `0` disables the limit.',
  },
  DATABASE_STATEMENT_TIMEOUT: {
    default: '`15`',
    meaning:
      "Seconds that a statement may take, and that a transaction may be silent. `0` disables the limit. Migrations, the audit and the search's index have no limit.",
  },
  SERVICES: { default: '`site,api,auth,search`', meaning: 'Services of this process.' },
  API_URL: {
    meaning:
      'Address of an API in another process. By default the site calls its own API in process, which is mounted at `/services/api`.',
  },
  AUTH_URL: {
    meaning:
      "Address of an auth service in another process, on the same database. The site's routes and the browser then call it. By default it is mounted at `/services/auth`.",
  },
  AUTH_SECRET: {
    meaning:
      'Key of codes, refresh tokens and bot checks, at least 32 characters. It also encrypts the signing keys in the database. If you set it later, existing keys are encrypted at the next start. Safar refuses to start if the secret is missing or different. A site without a database needs the secret of its auth service. By default a random secret is stored in the database. [Rotation](../secrets.md#auth_secret) ends pending codes; sessions continue.',
    isSecret: true,
  },
  PERSONAL_DATA_KEY: {
    meaning:
      'Encrypts names, birthdays and passports of travellers in the database, at least 32 characters. By default a key is made at the first start and stored in `DATA_DIR/personal-data.key`. Keep a copy apart from the backups: they cannot be read without it. Processes on several machines need the same key. For [rotation](../secrets.md#personal_data_key) write the new key before the old one, divided by a comma.',
    isSecret: true,
  },
  BACKUP_KEY: {
    meaning:
      'Signs backups, at least 32 characters. `npm run restore` checks the signature. Without it a restore detects damage, but not manipulation. Keep it apart from the backups. For rotation write the new key before the old one, divided by a comma: the first signs, all are accepted.',
    isSecret: true,
  },
  FILES: {
    default: '`disk`',
    meaning:
      'Store of uploaded documents, which are always encrypted. `disk` is the folder `FILES_DIR`. `s3` is a bucket of S3 or of a compatible service. Processes on several machines need a bucket.',
  },
  FILES_DIR: {
    meaning:
      'Folder for `FILES=disk`, by default `DATA_DIR/files`. All processes over one `DATABASE_URL` need the same folder. Safar refuses to start with another one, because uploads would be lost. After a move run `npm run ops -- new-files-folder`.',
  },
  FILES_KEY: {
    meaning:
      'Encrypts uploaded documents, at least 32 characters. By default a key is made at the first start and stored in `DATA_DIR/files.key`: keep a copy apart from the backups. Processes on several machines need the same key. For [rotation](../secrets.md#files_key) write the new key before the old one, divided by a comma. Safar refuses to start without a key that a file still needs.',
    isSecret: true,
  },
  FILES_URL: {
    meaning:
      'Address of the bucket for `FILES=s3`: `https://host/bucket`, with a path below it if the bucket has other content.',
  },
  FILES_REGION: { default: '`us-east-1`', meaning: 'Region of the bucket.' },
  FILES_ACCESS_KEY: { meaning: 'Id of the access key of the bucket.' },
  FILES_SECRET: { meaning: 'Secret of the access key of the bucket.', isSecret: true },
  FILE_MEGABYTES: { default: '`10`', meaning: 'Maximum size of an uploaded file, in megabytes.' },
  CLAMAV: {
    meaning:
      'A `clamd` of ClamAV that scans every upload: `tcp://127.0.0.1:3310`, or `unix:/run/clamav/clamd.ctl`. By default nothing is scanned. While the daemon does not answer, uploads are refused. Its `StreamMaxLength`, `MaxFileSize` and `MaxScanSize` must be at least `FILE_MEGABYTES`: beyond the last two it accepts content without a scan.',
  },
  FILES_PER_FIELD: { default: '`5`', meaning: 'Maximum of files in one field of a form.' },
  BOT_CHECK: {
    default: '`altcha`',
    meaning:
      'Bot check of the sign-in: `altcha` (a proof of work, no outside service), `recaptcha` (v3), `turnstile`, or `none` (for automated tests only, with a warning at the start).',
  },
  BOT_CHECK_ATTEMPTS: {
    default: '`400`',
    meaning:
      'Maximum of attempts for a proof of work of `altcha`; the average is half. 400 attempts take 0.3 s on a server and 2 s on a cheap phone. Under load the maximum grows up to eightfold.',
  },
  BOT_CHECK_SITE_KEY: { meaning: 'Public key of reCAPTCHA or Turnstile.' },
  BOT_CHECK_SECRET: { meaning: 'Secret key of reCAPTCHA or Turnstile.', isSecret: true },
  BOT_CHECK_URL: { meaning: "Overrides the provider's API address. Normally leave it empty." },
  SMS: {
    default: '`log`',
    meaning:
      'SMS gateway. `log` writes messages to the log and, while `HOST` and `PUBLIC_URL` are loopback, to `/dev/outbox`. `http` posts them to a gateway of your own. `otpiq` is OTPIQ, which sends codes and no messages about bookings.',
  },
  SMS_URL: { meaning: "Address of the `http` gateway. For OTPIQ it overrides the provider's address.", isSecret: true },
  SMS_KEY: { meaning: 'API key of OTPIQ.', isSecret: true },
  SMS_HEADERS: { meaning: 'Headers for the `http` gateway, as a JSON object.', isSecret: true },
  SMS_BODY: {
    default: '`{"to":"{to}","text":"{text}"}`',
    meaning: 'Body for the `http` gateway, as JSON with `{to}`, `{text}` and `{code}` in its texts.',
    isSecret: true,
  },
  SMS_PER_HOUR: {
    default: '`600`',
    meaning:
      'Global maximum of codes that anyone may request in an hour. Beyond it, registration and password reset wait, and the log has an error. Sign-in with a password still works.',
  },
  SMS_PER_DAY: { default: '`4000`', meaning: 'The same maximum for a day.' },
  MAIL: {
    default: '`log`',
    meaning:
      'Mail delivery. `log` writes mail to the log and, while `HOST` and `PUBLIC_URL` are loopback, to `/dev/outbox`. `smtp` hands it to the server at `MAIL_URL`.',
  },
  MAIL_URL: {
    meaning:
      'Mail server for `MAIL=smtp`: `smtp://user:password@host:587` with STARTTLS, or `smtps://` for TLS from the start. TLS with a valid certificate is required, except on loopback. Write special characters of a password percent-encoded: `@` is `%40`.',
    isSecret: true,
  },
  MAIL_FROM: {
    meaning:
      'Sender of mail: `Safar <mail@safar.example>`, or the address alone. Required for `MAIL=smtp`. The domain needs SPF and DKIM at the mail server. Bounces come back to this address.',
  },
  MAIL_PER_HOUR: {
    default: '`2000`',
    meaning:
      'Global maximum of mails in an hour. Half of it is reserved for mail that customers need. Beyond it mail waits for up to 48 hours, and the log has an error.',
  },
  MAIL_PER_DAY: { default: '`20000`', meaning: 'The same maximum for a day.' },
  PUSH_HOSTS: {
    meaning:
      'Additional hosts of push services, divided by commas (`push.example:8443`). Those of Chrome, Firefox, Safari and Edge are always allowed. The keys for Web Push are made at the first start.',
  },
  FCM_SERVICE_ACCOUNT: {
    meaning:
      'Service account of Firebase Cloud Messaging, as the JSON that Google provides. It enables push to the apps for Android and iPhone.',
    isSecret: true,
  },
  FCM_URL: {
    default: "Google's own",
    meaning: 'Overrides the address of Firebase Cloud Messaging. Normally leave it empty.',
  },
  GOOGLE_CLIENT_ID: {
    meaning: 'Enables sign-in with Google. The redirect address to register is `PUBLIC_URL/api/google/callback`.',
  },
  GOOGLE_JWKS_URL: { default: "Google's own", meaning: "Overrides the address of the keys of Google's ID tokens." },
  GOOGLE_SIGN_IN_URL: { default: "Google's own", meaning: "Overrides the address of Google's sign-in page." },
  SEARCH_URL: {
    meaning:
      'Address of a search in another process. With `SEARCH_KEY` it is a Meilisearch: Safar keeps it in step with the database and stays in front of it at `/services/search`. Without `SEARCH_KEY` it is the search service of another Safar on the same database, and browsers search there.',
  },
  SEARCH_KEY: {
    meaning:
      'Master key of the search service: of the Meilisearch at `SEARCH_URL`, or of the embedded one at `/services/search`. By default the embedded one stores a random key in the database.',
    isSecret: true,
  },
  MAP_STYLE_URL: {
    meaning:
      'Address of a map style for MapLibre, with vector or raster tiles on the same host. Its streets are drawn below the markers, and its credits are shown. The content security policy then allows that host. By default the built-in map is drawn, without requests to other hosts.',
  },
  MAP_TILES_FILE: {
    meaning:
      'Streets from a PMTiles file (version 3) on this machine, such as an extract of Iraq. They are served in ranges at `/map/` and drawn in built-in colours. `MAP_STYLE_URL` has priority.',
  },
  PAYMENT_METHODS: {
    default: '`qi,wallet,fib,fastpay,cash`',
    meaning:
      'Payment methods that customers can choose. A method without credentials uses the sandbox bank if that is open; otherwise it is not offered.',
  },
  PAYMENTS_URL: {
    default: '`PUBLIC_URL/services/api/payments`',
    meaning:
      'Address of the payment pages for banks and customers: webhooks at `/notices/…`, the sandbox at `/sandbox/…`.',
  },
  SANDBOX_BANK: {
    default: '`auto`',
    meaning:
      'A test bank where no money moves, so anyone who reaches it can book for free. `auto` opens it while `HOST` and `PUBLIC_URL` are loopback. `on` opens it everywhere, `off` nowhere.',
  },
  DINARS_PER_DOLLAR: {
    default: '`1310`',
    meaning:
      'Initial exchange rate for prices in dollars. Each payment stores its rate. Later `npm run ops -- set-rate` changes it.',
  },
  CASH_ADDRESS: {
    meaning:
      'Address where cash is paid: a text, or a JSON object with `en`, `ar` and `ku`. By default it is the property.',
  },
  QI_URL: { meaning: 'Qi Card: address of the API. All of address, user name, password and terminal are required.' },
  QI_USERNAME: { meaning: 'Qi Card: user name.' },
  QI_PASSWORD: { meaning: 'Qi Card: password.', isSecret: true },
  QI_TERMINAL_ID: { meaning: 'Qi Card: terminal.' },
  QI_PUBLIC_KEY: {
    meaning:
      "Qi Card: public key in PEM. It verifies Qi's webhooks. Without it a webhook only makes Safar ask Qi for the status.",
  },
  FIB_URL: {
    meaning: 'First Iraqi Bank: address of the API. All of address, client id and client secret are required.',
  },
  FIB_CLIENT_ID: { meaning: 'First Iraqi Bank: client id.' },
  FIB_CLIENT_SECRET: { meaning: 'First Iraqi Bank: client secret.', isSecret: true },
  FASTPAY_URL: { meaning: 'FastPay: address of the API. All of address, store id and store password are required.' },
  FASTPAY_STORE_ID: { meaning: 'FastPay: store id.' },
  FASTPAY_STORE_PASSWORD: { meaning: 'FastPay: store password.', isSecret: true },
  FASTPAY_REFUND_SECRET: {
    meaning: 'FastPay: secret for refunds. Without it refunds go to the wallet.',
    isSecret: true,
  },
  CORS_ORIGINS: {
    meaning: 'Origins whose pages may call the API from a browser, divided by commas. None by default, except our own.',
  },
  DEMO_CONTENT: {
    default: '`auto`',
    meaning:
      'Loads the sample content once, and moves its dates ahead at every start. `auto` does so in the embedded database and not with `DATABASE_URL`; `true` and `false` override this.',
  },
  DEV_PAGES: { default: '`false`', meaning: 'Serves the design system at `/dev/ui`. `npm run dev` turns it on.' },
  SERVICE_WORKER: {
    default: '`on`',
    meaning:
      'The service worker shows visited pages offline. `off` removes it, with all data that it stored, from each device that opens a page.',
  },
  METRICS: {
    default: '`loopback`',
    meaning:
      'Access to `/metrics`. `loopback` allows requests from this machine that come through no proxy, while `HOST` is loopback. `public` allows everybody, `off` nobody.',
  },
  METRICS_TOKEN: {
    meaning:
      'Allows requests with `Authorization: Bearer …` to read `/metrics` from anywhere, unless `METRICS` is `off`. At least 16 characters.',
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
