import { describe, expect, it } from "vitest";
import { makeDelivery } from "~/core/mail/deliver-mail";
import { makeSmtpMailer, senderOf } from "~/core/mail/mailer";
import { prepareMail } from "~/prepare-mail";
import { startFakeSmtp } from "../../../tests/fakes/fake-smtp";
import { config, never } from "../../../tests/fakes/mail-harness";
import { openTestDesk } from "../../../tests/fixtures/desk";
import { ana } from "../../../tests/fixtures/people";
import { facts } from "../../../tests/fixtures/test-facts";
import { engines } from "../../../tests/support/databases";
import { markSpam, sendMailAgain } from "./mark-spam.server";
import { openInquiry } from "./open-inquiry.server";

describe.each(engines)(
  "an inquiry on %s that is marked as spam while its mails are in flight",
  (engine) => {
    /**
     * A worker claims the inquiry's mails; `whileTaken` runs when both are written, before the mail
     * server receives them.
     */
    async function start() {
      const test = await openTestDesk(engine);
      const smtp = await startFakeSmtp();
      const mailer = makeSmtpMailer({
        smtpUrl: smtp.url,
        from: () => senderOf(config.mail, facts),
      });
      const reference = await test.receive();
      const deliver = (whileTaken?: () => Promise<void>) => {
        const { promise: isDone, resolve } = Promise.withResolvers<void>();
        let written = 0;
        return makeDelivery({
          ...test.app,
          prepareMail: (queued) => prepareMail(test.app, queued),
          mailer: {
            closed: false,
            close: () => {},
            async send(mail) {
              if (++written === 2) resolve(whileTaken?.());
              if (whileTaken) await isDone;
              return mailer.send(mail);
            },
          },
        }).deliverDue({ stopping: never });
      };
      const mark = async (spam: boolean) => {
        await markSpam(test.app, { ...test.change(reference), spam });
      };
      const states = async () => {
        const inquiry = await openInquiry(test.app, { actor: ana, reference });
        return inquiry?.mails.map(({ kind, state }) => `${kind} ${state}`);
      };
      return { ...test, smtp, reference, deliver, mark, states };
    }

    it("records that they were sent, and sends none again when it is unmarked", async () => {
      const { smtp, deliver, mark, states } = await start();
      await deliver(() => mark(true));
      const sent = ["inquiry-to-clinic sent", "inquiry-to-visitor sent"];
      expect(smtp.received).toHaveLength(2);
      expect(await states()).toEqual(sent);
      await mark(false);
      await deliver();
      expect(await states()).toEqual(sent);
      expect(smtp.received).toHaveLength(2);
    });

    it("does not retry unsent mails, and sends them when it is unmarked", async () => {
      const { app, smtp, deliver, mark, states, clock, change, reference, db } = await start();
      smtp.behavior = "defer-message";
      await deliver(() => mark(true));
      const [waiting] = await db.selectFrom("outbox").select("id").execute();
      const again = { ...change(reference), mailId: waiting?.id ?? "" };
      expect(await sendMailAgain(app, again)).toBe("missing");
      smtp.behavior = "accept";
      clock.advance({ minutes: 1 });
      await deliver();
      expect(smtp.received).toEqual([]);
      expect(await states()).toEqual([]);

      await mark(false);
      await deliver();
      expect(smtp.received).toHaveLength(2);
    });
  },
);
