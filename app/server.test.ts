import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import SQLite from "better-sqlite3-multiple-ciphers";
import { expect, it } from "vitest";
import { startFakeSmtp } from "../tests/fakes/fake-smtp";
import { startBuiltServer } from "../tests/support/built-server";
import { makeDataDir } from "../tests/support/databases";
import { waitUntil } from "../tests/support/wait-until";

const inquiry = {
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@visitor.example",
  phone: "904",
  service: "general",
  message: "",
  attempt: "one",
};

it("told to stop, accepts no new connection, finishes the one in progress and ends with 0", async () => {
  const { child, port, url, ended } = await startBuiltServer({ DATA_DIR: makeDataDir() });
  const body = new URLSearchParams(inquiry).toString();
  const socket = connect(port, "127.0.0.1");
  let response = "";
  socket.on("data", (chunk) => {
    response += chunk;
  });
  const head = `POST /contact.json HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n`;
  socket.write(head + body.slice(0, 10));
  await pause(200);
  child.kill("SIGTERM");
  await waitUntil(() =>
    fetch(url).then(
      () => false,
      () => true,
    ),
  );
  socket.write(body.slice(10));
  expect(await ended).toBe(0);
  expect(response).toMatch(/^HTTP\/1.1 200 OK.*"outcome":"received"/s);
});

it("told to stop, releases its leases and ends in time although the mail server hangs and a request never ends", async () => {
  const smtp = await startFakeSmtp();
  smtp.behavior = "hang";
  const dataDir = makeDataDir();
  const { child, port, url, ended } = await startBuiltServer({
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    SHUTDOWN_SECONDS: "1",
  });
  await fetch(`${url}/contact.json`, { method: "POST", body: new URLSearchParams(inquiry) });
  const endless = connect(port, "127.0.0.1", () =>
    endless.write("POST /contact HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n"),
  );
  endless.on("error", () => {});
  await pause(200);
  await waitUntil(() => smtp.connections > 0);
  const began = performance.now();
  child.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(20_000);
  endless.destroy();
  const file = new SQLite(`${dataDir}/site.sqlite`, { readonly: true });
  const rows = file.prepare("select lease_owner, leased_until, sent_at from outbox").all();
  file.close();
  const free = { lease_owner: null, leased_until: null, sent_at: null };
  expect(rows).toEqual([free, free]);
});
