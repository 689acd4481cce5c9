import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { startFakeStripe } from "../fakes/fake-stripe";
import { rawExchange } from "../fakes/plain-request";
import { startBuiltServer } from "../support/built-server";
import { makeDataDir } from "../support/databases";

/** FUZZ_COUNT=20000 npx vitest run tests/resilience/fuzz.test.ts sends more. */
const count = Number(process.env.FUZZ_COUNT ?? 700);

/** Text that no response may contain: paths of the code, names of libraries, stack traces. */
const trace =
  /node_modules|node:internal|\bat (async )?[\w.<>]+ \(|\.tsx?:\d+:\d+|SqliteError|SQLITE_|ECONNREFUSED|syntax error at|\/server\/(main|site)\.js/;

it(
  "survives hostile requests without a 5xx error, a stack trace or growing memory",
  async () => {
    const stripe = await startFakeStripe();
    const site = await startBuiltServer({
      DATA_DIR: makeDataDir(),
      LIMIT_INQUIRIES: "1000000",
      LIMIT_PAYMENTS: "1000000",
      PAYMENTS: "stripe",
      STRIPE_SECRET_KEY: "sk_test_fuzz",
      STRIPE_WEBHOOK_SECRET: "whsec_fuzz",
      STRIPE_API_URL: stripe.url,
      // With so small a heap, a leak would end the process.
      NODE_OPTIONS: "--max-old-space-size=96",
    });
    for (const path of existing) {
      const { status } = await fetch(site.url + path, { method: "POST" });
      expect(status, `${path} does not exist`).not.toBe(404);
    }
    const requests = hostileRequests(count);
    const wrong: { sent: string; response: string }[] = [];
    const statuses = new Set<string>();
    let sent = 0;
    const send = async () => {
      while (sent++ < count) {
        const { what, bytes } = requests.next().value as { what: string; bytes: Buffer };
        const { response } = await rawExchange(site.port, bytes, 2000);
        const status = /^HTTP\/1\.[01] (\d{3}) /.exec(response)?.[1] ?? "none";
        statuses.add(status);
        // Status 100 is not final: without a further response, the request was incomplete.
        const isBare =
          /^[2-4]/.test(status) && !/\r\nx-content-type-options: nosniff\r\n/i.test(response);
        if (/^5/.test(status) || trace.test(response) || isBare)
          wrong.push({ sent: what, response: response.slice(0, 400) });
      }
    };
    await Promise.all(Array.from({ length: 20 }, send));

    expect(wrong).toEqual([]);
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, "utf8"));
    expect(Number(memory?.[1]) / 1024).toBeLessThan(320);
    // The requests reach the pages and their actions, not only the first checks.
    for (const status of ["200", "400", "403", "404", "405", "415"])
      expect([...statuses]).toContain(status);
  },
  60_000 + count * 100,
);

type Hostile = { what: string; bytes: Buffer };

const words = (text: string) => text.trim().split(/\s+/);

const existing = words(`
  / /contact /contact.json /services /payment /payment/webhook /update-products /staff
  /staff/sign-in /healthz /readyz /treatments/tadalafil /favicon.ico
`);
const missing = words("/nowhere /treatments/ /__manifest /contact.data /_root.data /assets/");
const paths = [...existing, ...missing];
const pathParts = [
  ...words(String.raw`
    %00 %0d%0a %2e%2e .. ../ ..%2f %252e %5c \ %ff %c0%af %zz % // ; ' " <script> {{7*7}} $1 é
    %F0%9F%92%A9 %u0041 .env .git/config wp-login.php __proto__ constructor
  `),
  "\t",
  "a".repeat(300),
];
const methods = [
  ...words(`
    GET GET HEAD POST POST POST PUT PATCH DELETE OPTIONS TRACE
    TRACK CONNECT PROPFIND PRI M-SEARCH get
  `),
  "POST ",
  "G\0T",
  "A".repeat(500),
  "",
];
/** Requests that reach the pages and their actions. */
const usual = words("GET POST POST HEAD");
const versions = [...words("HTTP/1.1 HTTP/1.1 HTTP/1.1 HTTP/1.0 HTTP/0.9 HTTP/2.0 http/1.1"), ""];
const hosts = [
  ...words("localhost localhost:1 evil.example [::1] a,b a/b"),
  "a b",
  "\xff",
  "x".repeat(3000),
  "",
];
const headerNames = words(`
  Accept Accept-Encoding Accept-Language Cookie Range If-None-Match If-Range Origin Referer
  Sec-Fetch-Site X-Forwarded-For X-Forwarded-Proto X-Forwarded-Host X-HTTP-Method-Override
  X-React-Router-Request Upgrade Connection Expect TE Content-Encoding Transfer-Encoding
  Content-Length Authorization Stripe-Signature
`);
const headerValues = [
  ...words(`
    * null none cross-site same-origin http://localhost https://evil.example bytes=0- bytes=-1
    bytes=9-1 bytes=0-1,3-4 bytes=99999999999999999999- gzip;q=2 application/json text/html;q=0.9
    chunked websocket h2c yes 100-continue -1 1e9 0x10 127.0.0.1 ::1 close {
  `),
  "chunked, chunked",
  "keep-alive, Upgrade",
  "__session=x; a=b",
  "() { :; };",
  "%0d%0aX: y",
  "', DROP TABLE",
  "\xff\xfe",
  "a".repeat(5000),
];
const types = [
  "application/x-www-form-urlencoded",
  "application/x-www-form-urlencoded; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=b",
  "application/json",
  "text/plain",
  "",
];
const fields = [
  ...words(`
    firstName lastName email phone service message attempt homepage amount description password
    intent __proto__ constructor.prototype a[0] a[99999999] a[b][c].d a[__proto__][x] __INTENT__
    $ACTION_ID _method
  `),
  "",
];
const values = [
  ...words("Ann general ann@visitor.example null 1e400 -0 0.001 %00 $(id) ../../etc/passwd"),
  "904 555 0100",
  "<img src=x onerror=alert(1)>",
  "a\r\nBcc: x@y.example",
  "' or 1=1 --",
  "\0",
  "\ud800",
  "😀".repeat(50),
  "A".repeat(1001),
  "é".normalize("NFD"),
  "",
];

/** Endless hostile requests, the same for the same seed. */
function* hostileRequests(seed: number): Generator<Hostile> {
  const random = seededRandom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const some = <Item>(most: number, make: () => Item) =>
    Array.from({ length: Math.floor(random() * (most + 1)) }, make);

  const target = () => {
    const path =
      pick(paths) + (random() < 0.3 ? some(3, () => pick(pathParts)).join(pick(["", "/"])) : "");
    const query = some(3, () => `${encode(pick(fields))}=${encode(pick(values))}`).join("&");
    return random() < 0.03
      ? pick(["*", "http://evil.example/", "x", ""])
      : query
        ? `${path}?${query}`
        : path;
  };
  const encode = (text: string) =>
    random() < 0.7 ? encodeURIComponent(text.toWellFormed()) : text.replace(/[\r\n ]/g, "+");

  const body = (type: string) => {
    if (type.startsWith("multipart")) {
      const part = () =>
        `--b\r\nContent-Disposition: form-data; name="${pick(fields)}"${pick(["", '; filename="x"', "; filename="])}\r\n\r\n${pick(values)}\r\n`;
      return some(8, part).join("") + pick(["--b--\r\n", "--b", ""]);
    }
    if (type === "application/json")
      return pick(["{}", "{", "[]", `{"a":${"[".repeat(2000)}`, "null"]);
    const all = some(12, () => `${encode(pick(fields))}=${encode(pick(values))}`);
    return all.join(pick(["&", ";", "&&"])) + pick(["", "&%", "=", "&".repeat(500)]);
  };

  for (;;) {
    const method = random() < 0.85 ? pick(usual) : pick(methods);
    const type = random() < 0.6 ? "application/x-www-form-urlencoded" : pick(types);
    const content = method.startsWith("P") || random() < 0.1 ? body(type) : "";
    const length = Buffer.byteLength(content, "latin1");
    const headers = [
      ...(random() < 0.98 ? [`Host: ${random() < 0.95 ? "localhost" : pick(hosts)}`] : []),
      ...(content ? [`Content-Type: ${type}`] : []),
      ...(content
        ? [
            `Content-Length: ${random() < 0.96 ? length : pick([0, length - 1, length + 5, 99_999_999, -1])}`,
          ]
        : []),
      ...some(random() < 0.5 ? 0 : 3, () => `${pick(headerNames)}: ${pick(headerValues)}`),
      "Connection: close",
    ];
    const end = random() < 0.98 ? "\r\n" : pick(["\n", "\r", "\r\n "]);
    const head = `${method} ${target()} ${random() < 0.93 ? "HTTP/1.1" : pick(versions)}${end}${headers.join(end)}${end}${end}`;
    const text =
      random() < 0.02 ? pick(["\r\n\r\n", "\0".repeat(100), "\x16\x03\x01\x02"]) + head : head;
    const bytes = Buffer.from(text + content, "latin1");
    // Sometimes changes a few bytes.
    for (let flips = random() < 0.05 ? 3 : 0; flips > 0; flips--)
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    yield { what: text.slice(0, 200), bytes };
  }
}

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
function seededRandom(seed: number) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
