import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { expect, it, onTestFinished } from "vitest";
import { inquiryMessages } from "../../app/content/en/form-messages";
import { openDatabase } from "../../app/core/db/open";
import { runBuiltServer, startBuiltServer } from "../support/built-server";
import { makeDataDir } from "../support/databases";
import { mayMount, smallDisk } from "../support/small-disk";

let sent = 0;
/** An inquiry of the largest size, which needs much space. */
async function send(url: string, path = "/contact.json") {
  sent++;
  const body = new URLSearchParams({
    firstName: "Ann",
    lastName: "Lee",
    email: "ann@visitor.example",
    phone: "904",
    service: "general",
    message: `${sent} ${"a".repeat(900)}`,
    attempt: `attempt-${sent}`,
  });
  const response = await fetch(url + path, { method: "POST", body });
  return { status: response.status, text: await response.text() };
}

function stored(dataDir: string) {
  const file = new SQLite(join(dataDir, "site.sqlite"), { readonly: true });
  const rows = file.prepare("select reference from contact_submissions").all();
  const sound = file.pragma("integrity_check", { simple: true });
  file.close();
  return { references: (rows as { reference: string }[]).map((row) => row.reference), sound };
}

/** The page without scripts must contain the typed text, or it would be lost. */
function expectTypedText(page: string) {
  for (const value of ["Ann", "Lee", "ann@visitor.example", "904"])
    expect(page).toMatch(new RegExp(`<input[^>]* value="${value}"`));
  expect(page).toMatch(
    /<option[^>]* value="general"[^>]* selected|<option selected[^>]* value="general"/,
  );
  expect(page).toMatch(new RegExp(`<textarea[^>]*>\\s*${sent} a{900}</textarea>`));
}

/** Fills the disk, expects the specified error, frees the space, and expects success. */
async function fillTheDisk(
  dataDir: string,
  url: string,
  freeBytes: { take(): void; give(): void },
) {
  const references: string[] = [];
  const acknowledged = ({ status, text }: { status: number; text: string }) => {
    expect([200, 503]).toContain(status);
    if (status === 200) references.push(JSON.parse(text).reference);
    return status === 200;
  };
  expect(acknowledged(await send(url))).toBe(true);
  freeBytes.take();
  let refused = await send(url);
  for (let tries = 0; tries < 400 && acknowledged(refused); tries++) refused = await send(url);
  expect(refused.status).toBe(503);
  expect(JSON.parse(refused.text)).toMatchObject({ outcome: "unavailable" });
  const page = await send(url, "/contact");
  expect(page.status).toBe(503);
  expect(page.text).toContain(inquiryMessages.failed.text);
  expectTypedText(page.text);
  expect((await fetch(url)).status).toBe(200);

  freeBytes.give();
  expect(acknowledged(await send(url))).toBe(true);
  expect(acknowledged(await send(url))).toBe(true);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  const kept = stored(dataDir);
  expect(kept.sound).toBe("ok");
  expect(kept.references.toSorted()).toEqual(references.toSorted());
}

const settings = { LIMIT_INQUIRIES: "100000" };

it("refuses writes beyond the file's limit, and continues when there is space", async () => {
  const dataDir = makeDataDir();
  const { child, url } = await startBuiltServer({ ...settings, DATA_DIR: dataDir });
  const limit = (bytes: string) =>
    execFileSync("prlimit", ["--pid", String(child.pid), `--fsize=${bytes}:unlimited`]);
  const largest = () =>
    Math.max(
      ...readdirSync(dataDir).map(
        (name) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.size ?? 0,
      ),
    );
  await fillTheDisk(dataDir, url, {
    take: () => limit(String(largest())),
    give: () => limit("unlimited"),
  });
});

// Only the test above runs on machines that cannot mount disks.
const titled = mayMount ? it : it.skip;

titled("refuses on a full disk, and goes on when there is space again", async () => {
  const dataDir = smallDisk(3);
  const { url } = await startBuiltServer({ ...settings, DATA_DIR: dataDir });
  const filler = join(dataDir, "filler");
  await fillTheDisk(dataDir, url, {
    take() {
      try {
        for (;;) writeFileSync(filler, Buffer.alloc(4096), { flag: "a" });
      } catch {
        // The disk is full.
      }
    },
    give: () => rmSync(filler),
  });
});

/** A disk that can become full or read-only at any moment. */
function failingDisk() {
  const folder = makeDataDir();
  const image = join(makeDataDir(), "disk");
  writeFileSync(image, "");
  truncateSync(image, 32 * 2 ** 20);
  execFileSync("mkfs.ext4", ["-q", image]);
  const attach = () => execFileSync("mount", ["-o", "loop", image, folder]);
  const detach = () => execFileSync("umount", [folder]);
  attach();
  onTestFinished(() => void spawnSync("umount", ["-l", folder], { stdio: "ignore" }));
  return {
    folder,
    fail: () => execFileSync("mount", ["-o", "remount,abort", folder]),
    repair() {
      detach();
      attach();
    },
  };
}
const mayFailDisks = (() => {
  const tryOne =
    "mount -t tmpfs tmpfs /mnt && cd /mnt && head --bytes=1M /dev/zero > disk && " +
    "mkfs.ext4 -q disk && mkdir on && mount -o loop disk on";
  return (
    mayMount &&
    spawnSync("unshare", ["--mount", "sh", "-c", tryOne], { stdio: "ignore" }).status === 0
  );
})();

(mayFailDisks ? it : it.skip)(
  "refuses when its folder turns read-only while it runs, and has lost nothing afterwards",
  async () => {
    const disk = failingDisk();
    const before = await startBuiltServer({ ...settings, DATA_DIR: disk.folder });
    const first = await send(before.url);
    expect(first.status).toBe(200);

    disk.fail();
    const refused = await send(before.url);
    expect(refused.status).toBe(503);
    expect(JSON.parse(refused.text)).toMatchObject({ outcome: "unavailable" });
    const page = await send(before.url, "/contact");
    expect(page.status).toBe(503);
    expect(page.text).toContain(inquiryMessages.failed.text);
    expectTypedText(page.text);
    expect((await fetch(before.url)).status).toBe(200);
    expect((await fetch(`${before.url}/readyz`)).status).toBe(503);
    before.child.kill("SIGTERM");
    await before.ended;

    disk.repair();
    const after = await startBuiltServer({ ...settings, DATA_DIR: disk.folder });
    const second = await send(after.url);
    expect(second.status).toBe(200);
    const kept = stored(disk.folder);
    expect(kept.sound).toBe("ok");
    expect(kept.references.toSorted()).toEqual(
      [first, second].map(({ text }) => JSON.parse(text).reference).toSorted(),
    );
    after.child.kill("SIGTERM");
    await after.ended;
  },
);

it("exits with one line when it cannot write to its folder", async () => {
  // Even root cannot write to the first one.
  const folders = ["/dev/null/site-data", ...(mayMount ? [smallDisk(3)] : [])];
  if (folders[1]) execFileSync("mount", ["-o", "remount,ro", folders[1]]);
  for (const dataDir of folders) {
    const { ended, complaints } = runBuiltServer({ DATA_DIR: dataDir });
    expect(await ended).toBe(1);
    expect(complaints()).toMatch(/^The data folder .* cannot be used: .*\n$/);
  }
});

it("exits with one line, without the password, when PostgreSQL is unavailable", async () => {
  const { ended, complaints } = runBuiltServer({
    DATA_DIR: makeDataDir(),
    DATABASE_URL: "postgres://site:hidden-word@127.0.0.1:1/site",
  });
  expect(await ended).toBe(1);
  expect(complaints()).toMatch(
    /^The database at 127\.0\.0\.1:1 cannot be used: .*ECONNREFUSED.*\n$/,
  );
  expect(complaints()).not.toContain("hidden-word");
});

it("exits on a database of a newer version", async () => {
  const dataDir = makeDataDir();
  await (await openDatabase({ databaseUrl: null, dataDir })).close();
  const file = new SQLite(join(dataDir, "site.sqlite"));
  file.exec("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')");
  file.close();
  const { ended, complaints } = runBuiltServer({ DATA_DIR: dataDir });
  expect(await ended).toBe(1);
  expect(complaints()).toMatch(/^The database was made by a newer version .*999-later.*\n$/);
});
