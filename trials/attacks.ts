import { Agent, request } from "node:http";
import { connect } from "node:net";

/**
 * One attacker of docs/security.md's points 2 to 5, from one address, until `over`. A process of its
 * own (node trials/attacks.ts KIND PORT), so that the readers' time is not its own.
 */
const host = "127.0.0.1";
const localAddress = "127.0.0.2";

export const attacks = {
  /** Point 2: inquiries that each send a mail to a stranger. */
  mails: (port: number) =>
    repeatRequests(port, "/contact.json", (n) =>
      new URLSearchParams({
        firstName: "Win a prize today",
        lastName: "Now",
        email: `stranger${n % 3}@visitor.example`,
        phone: "904 555 0199",
        service: "general",
        attempt: `attempt-${process.pid}-${n}`,
      }).toString(),
    ),
  /** Point 3: 4,100 connections whose request never ends. */
  sockets(port: number) {
    for (let n = 0; n < 4100; n++) hold();
    function hold() {
      const socket = connect({ host, port, localAddress });
      socket.write("POST /contact HTTP/1.1\r\nHost: localhost\r\n");
      socket.on("error", () => {});
      // Closed connections are opened again.
      socket.on("close", () => setTimeout(hold, 1000));
    }
  },
  /** Point 4: large forms. */
  bodies: (port: number) => repeatRequests(port, "/contact", () => `message=${"a".repeat(60_000)}`),
  /** Point 5: addresses that do not exist. */
  addresses: (port: number) => repeatRequests(port, (n) => `/nothing-${n}`),
};

export type Attack = keyof typeof attacks;

/** As fast as 64 connections allow. */
function repeatRequests(
  port: number,
  path: string | ((n: number) => string),
  body?: (n: number) => string,
) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const method = body ? "POST" : "GET";
  const headers = { Host: "localhost", "Content-Type": "application/x-www-form-urlencoded" };
  let sent = 0;
  const next = () => {
    const n = sent++;
    const to = { host, port, localAddress, agent, method, headers };
    const one = request({ ...to, path: typeof path === "string" ? path : path(n) }, (answer) => {
      answer.resume().on("close", next);
    });
    one.on("error", () => setTimeout(next, 100));
    one.end(body?.(n));
  };
  for (let n = 0; n < 64; n++) next();
}

const [, , kind, port] = process.argv;
if (process.argv[1]?.endsWith("attacks.ts") && kind && kind in attacks) {
  attacks[kind as Attack](Number(port));
}
