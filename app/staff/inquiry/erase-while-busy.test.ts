import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import SQLite from "better-sqlite3-multiple-ciphers";
import { describe, expect, it, onTestFinished } from "vitest";
import { forgetDeleted } from "~/core/db/forget-deleted";
import { makeDelivery } from "~/core/mail/deliver-mail";
import type { Mailer } from "~/core/mail/mail";
import { makeFileMailer, senderOf } from "~/core/mail/mailer";
import { prepareMail } from "~/prepare-mail";
import { recordingLogger } from "../../../tests/fakes/fakes";
import { config, never } from "../../../tests/fakes/mail-harness";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { facts } from "../../../tests/fixtures/test-facts";
import { engines } from "../../../tests/support/databases";
import { waitUntil } from "../../../tests/support/wait-until";
import { erasePerson } from "./erase-person.server";

const words = "Something unmistakable";

const filesWith = (folder: string, text: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .filter((file) => readFileSync(join(file.parentPath, file.name)).includes(text))
    .map(({ name }) => name);

// An erasure once blocked all writers for five seconds; the limit is shorter.
it("delays nobody during a long read, and continues until no file has the words", {
  timeout: 4500,
}, async () => {
  const { app, db, dataDir, receive } = await openTestDesk("sqlite");
  const gone = await receive({ message: words });
  const reader = new SQLite(join(dataDir, "site.sqlite"), { readonly: true });
  onTestFinished(() => void reader.close());
  reader.exec("begin");
  reader.prepare("select * from contact_submissions").all();

  const erasure = { actor: ana, references: [gone], reason: "asked" } as const;
  expect(await erasePerson(app, { ...erasure, references: [gone] })).toBe(1);
  await receive({ email: "b@x.example" });
  expect(await forgetDeleted(db)).toBe(false);
  expect(filesWith(dataDir, words)).not.toEqual([]);

  reader.exec("commit");
  expect(await forgetDeleted(db)).toBe(true);
  expect(filesWith(dataDir, words)).toEqual([]);
  expect(await forgetDeleted(db)).toBe(true);
});

describe.each(engines)("a mail to an erased person on %s", (engine) => {
  async function start(mailer: (dataDir: string) => Mailer) {
    const test = await openTestDesk(engine);
    const { app, dataDir } = test;
    const composing = Promise.withResolvers<void>();
    const delivery = makeDelivery({
      ...app,
      mailer: mailer(dataDir),
      prepareMail: async (queued) => {
        await composing.promise;
        return prepareMail(app, queued);
      },
    });
    return { ...test, delivery, goOn: composing.resolve };
  }

  it("is interrupted while it is being sent", async () => {
    let [begun, cut] = [0, 0];
    const slow: Mailer = {
      send: (_mail, stopped) =>
        new Promise((_, reject) => {
          begun++;
          stopped?.addEventListener("abort", () => {
            cut++;
            reject(new Error("cut off"));
          });
        }),
      close: () => {},
      closed: false,
    };
    const { app, db, delivery, goOn, receive } = await start(() => slow);
    const gone = await receive();
    goOn();
    const delivering = delivery.deliverDue({ stopping: never });
    await waitUntil(() => begun === 2);
    const mails = { ...app.mails, stop: delivery.stopMails };
    await erasePerson({ ...app, mails }, { actor: ana, references: [gone], reason: "asked" });
    expect(cut).toBe(2);
    await delivering;
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  it("a mail file that another process wrote is deleted", async () => {
    const { app, db, dataDir, delivery, goOn, receive } = await start((folder) =>
      makeFileMailer({
        dataDir: folder,
        from: () => senderOf(config.mail, facts),
        logger: recordingLogger().logger,
        production: false,
      }),
    );
    const gone = await receive({ firstName: "Unmistakable" });
    const delivering = delivery.deliverDue({ stopping: never });
    await waitUntil(async () => {
      const mails = await db.selectFrom("outbox").select("lease_owner").execute();
      return mails.every(({ lease_owner }) => lease_owner !== null);
    });
    await erasePerson(app, { actor: ana, references: [gone], reason: "asked" });
    goOn();
    await delivering;
    expect(filesWith(dataDir, "Unmistakable")).toEqual([]);
  });
});
