import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { describe, expect, it } from "vitest";
import { startFakeSmtp } from "../../../tests/fakes/fake-smtp";
import { recordingLogger } from "../../../tests/fakes/fakes";
import { makeDataDir } from "../../../tests/support/databases";
import type { Mail } from "./mail";
import { makeFileMailer, makeSmtpMailer, mustEncrypt, smtpTimeouts } from "./mailer";

const from = { name: "Coquina Wellness", address: "hello@clinic.example" };
const mail: Mail = {
  reference: "CW-7K3M-Q2",
  kind: "inquiry-to-clinic",
  messageId: "<one@clinic.example>",
  to: { name: "", address: "desk@clinic.example" },
  replyTo: { name: 'Zoë "Z" O’Brien', address: "zoe@visitor.example" },
  subject: "New inquiry CW-7K3M-Q2",
  text: "Plain words – and a dash\n.\nafter a lone dot\n",
  html: "<p>Words</p>",
};

describe("mail over SMTP", () => {
  it.each([
    // The fake server decodes the domain of the envelope.
    ["user@xn--e1afmkfd.xn--p1ai", "user@пример.рф"],
    ["a&b#c/d~e!f={g}'h@visitor.example", "a&b#c/d~e!f={g}'h@visitor.example"],
  ])("reaches %s, as the email is stored", async (address, decoded) => {
    const smtp = await startFakeSmtp();
    const mailer = makeSmtpMailer({ smtpUrl: smtp.url, from: () => from });
    await mailer.send({ ...mail, to: { name: "", address } });
    expect(smtp.received).toMatchObject([{ to: [decoded], mail: { to: [{ address }] } }]);
  });

  it("arrives as it was written", async () => {
    const smtp = await startFakeSmtp();
    const receipt = await makeSmtpMailer({ smtpUrl: smtp.url, from: () => from }).send(mail);
    expect(receipt).toEqual({ response: expect.stringMatching(/^250 /), undelivered: false });
    const [received] = smtp.received;
    expect(received?.to).toEqual(["desk@clinic.example"]);
    expect(received?.mail).toMatchObject({
      from,
      subject: mail.subject,
      messageId: mail.messageId,
      replyTo: [{ name: 'Zoë "Z" O’Brien', address: "zoe@visitor.example" }],
    });
    expect(received?.mail.text?.trim()).toBe(mail.text.trim());
    expect(received?.mail.html?.trim()).toBe(mail.html);
    expect(received?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  it.each([
    "Eve\r\nBcc: victim@elsewhere.example",
    "Eve\nBcc: victim@elsewhere.example\n\nSome other body",
    "Eve\u2028Bcc: victim@elsewhere.example",
    "Eve <victim@elsewhere.example>, Other",
    '"Eve" <victim@elsewhere.example>',
    "=?utf-8?B?DQpCY2M6IHZpY3RpbUBlbHNld2hlcmUuZXhhbXBsZQ==?=",
    "\u202eevE",
  ])("adds no header and no recipient from the name %j", async (name) => {
    const smtp = await startFakeSmtp();
    const mailer = makeSmtpMailer({ smtpUrl: smtp.url, from: () => from });
    await mailer.send({
      ...mail,
      subject: `From ${name}`,
      replyTo: { name, address: "eve@visitor.example\r\nBcc: victim@elsewhere.example" },
      to: { name, address: "desk@clinic.example" },
    });
    const [received] = smtp.received;
    expect(received?.to).toEqual(["desk@clinic.example"]);
    const keys = received?.mail.headers.map(({ key }) => key).sort();
    expect(keys).toEqual([
      "auto-submitted",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "reply-to",
      "subject",
      "to",
      "x-auto-response-suppress",
    ]);
    expect(received?.mail.to).toHaveLength(1);
    expect(received?.mail.replyTo).toHaveLength(1);
    expect(received?.mail.subject).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(received?.mail.text?.trim()).toBe(mail.text.trim());
  });

  it.each([
    "a@b.example>\r\nRCPT TO:<victim@elsewhere.example",
    "a@b.example, victim@elsewhere.example",
    "a@b.example victim@elsewhere.example",
    "Group: victim@elsewhere.example;",
    '"a"@b.example',
    "nobody",
    "",
  ])("is not sent when the recipient's address is %j", async (address) => {
    const smtp = await startFakeSmtp();
    const mailer = makeSmtpMailer({ smtpUrl: smtp.url, from: () => from });
    const to = { name: "", address };
    await expect(mailer.send({ ...mail, to })).rejects.toMatchObject({ badRecipient: true });
    expect(smtp.connections).toBe(0);
  });

  it("distinguishes a refused email address from a refused mail", async () => {
    const smtp = await startFakeSmtp();
    const mailer = makeSmtpMailer({ smtpUrl: smtp.url, from: () => from });
    const refusal = async (behavior: typeof smtp.behavior) => {
      smtp.behavior = behavior;
      return await mailer.send(mail).catch((error) => error);
    };
    smtp.refusal = "550 5.1.1 Not for this test";
    expect(await refusal("refuse-recipient")).toMatchObject({
      badRecipient: true,
      responseCode: 550,
      reason: expect.stringContaining("Not for this test"),
    });
    smtp.refusal = "No";
    expect(await refusal("defer-recipient")).toMatchObject({ badRecipient: false });
    expect(await refusal("refuse-sender")).toMatchObject({ badRecipient: false });
    expect(await refusal("refuse-message")).toMatchObject({ badRecipient: false });
    expect(await refusal("drop")).toMatchObject({ badRecipient: false });
  });

  it.each([
    ["smtp://mail.clinic.example:587", true],
    ["smtp://user:password@10.0.0.5", true],
    ["smtps://mail.clinic.example", true],
    ["smtp://localhost.evil.example", true],
    ["smtp://127.0.0.1.evil.example", true],
    ["smtp://localhost:1025", false],
    ["smtp://127.0.0.1:25", false],
    ["smtp://[::1]:25", false],
    ["smtp://relay.clinic.example?ignoreTLS=true", false],
    ["smtp://relay.clinic.example?requireTLS=false", false],
  ])("over %s must be encrypted: %s", (smtpUrl, must) => {
    expect(mustEncrypt(smtpUrl)).toBe(must);
  });

  it("is not sent when a server on the network offers no encryption", async () => {
    const smtp = await startFakeSmtp();
    // The fake server under a host name that does not count as this machine.
    const smtpUrl = smtp.url.replace("127.0.0.1", "0.0.0.0");
    const sending = makeSmtpMailer({ smtpUrl, from: () => from }).send(mail);
    await expect(sending).rejects.toMatchObject({ code: "ETLS", badRecipient: false });
    expect(smtp.connections).toBe(1);
    expect(smtp.received).toEqual([]);
  });

  it("is not accepted when the sender may not send the final dot any more", async () => {
    const smtp = await startFakeSmtp();
    const mailer = makeSmtpMailer({ smtpUrl: smtp.url, from: () => from });
    const sending = mailer.send(mail, undefined, () => Promise.reject(new Error("lease lost")));
    await expect(sending).rejects.toMatchObject({ code: "ESTREAM" });
    expect(smtp.connections).toBe(1);
    expect(smtp.received).toEqual([]);
  });

  it("waits ten minutes for the response to the final dot (RFC 5321, 4.5.3.2.6)", () => {
    expect(smtpTimeouts.afterFinalDot).toBeGreaterThanOrEqual(10 * 60_000);
  });

  it("times out when a try takes too long", async () => {
    const smtp = await startFakeSmtp();
    smtp.behavior = "hang";
    const mailer = makeSmtpMailer({
      smtpUrl: smtp.url,
      from: () => from,
      timeouts: { untilFinalDot: 200 },
    });
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: "EABORT" });
  });
});

describe("mail into files", () => {
  const makeMailer = ({ production = false } = {}) => {
    const dataDir = makeDataDir();
    const { logger, lines } = recordingLogger();
    const mailer = makeFileMailer({ dataDir, from: () => from, logger, production });
    return { mailer, lines, folder: join(dataDir, "mail") };
  };

  it("is named by reference and kind, written whole, and readable by its owner only", async () => {
    const { mailer, folder, lines } = makeMailer();
    const { response } = await mailer.send(mail);
    expect(response).toBe("written to mail/CW-7K3M-Q2-inquiry-to-clinic.eml");
    expect(readdirSync(folder)).toEqual(["CW-7K3M-Q2-inquiry-to-clinic.eml"]);
    const path = join(folder, "CW-7K3M-Q2-inquiry-to-clinic.eml");
    expect(statSync(path).mode & 0o777).toBe(0o600);
    const parsed = await PostalMime.parse(readFileSync(path));
    expect(parsed).toMatchObject({
      subject: mail.subject,
      messageId: mail.messageId,
      from,
    });
    expect(parsed.text?.trim()).toBe(mail.text.trim());
    expect(lines).toMatchObject([{ reference: "CW-7K3M-Q2", kind: "inquiry-to-clinic" }]);
    expect(JSON.stringify(lines)).not.toContain("visitor.example");
  });

  it("logs in production that the mail reached nobody", async () => {
    for (const production of [true, false])
      expect(await makeMailer({ production }).mailer.send(mail)).toMatchObject({
        undelivered: production,
      });
  });

  it("is written once however often the same message is sent", async () => {
    const { mailer, folder } = makeMailer();
    // As long as real ones, so that the header is folded.
    const messageId = "<9e08c69f-d980-4c31-b233-cace8c21aa1e@www.coquinawellness.example>";
    await mailer.send({ ...mail, messageId });
    await mailer.send({ ...mail, messageId });
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it("is written beside the first when it is another message about the same inquiry", async () => {
    const { mailer, folder } = makeMailer();
    await mailer.send(mail);
    await mailer.send({ ...mail, messageId: "<two@clinic.example>" });
    expect(readdirSync(folder).sort()).toEqual([
      "CW-7K3M-Q2-inquiry-to-clinic-2.eml",
      "CW-7K3M-Q2-inquiry-to-clinic.eml",
    ]);
  });

  it("is refused when the folder can't be written", async () => {
    const dataDir = makeDataDir();
    const { logger } = recordingLogger();
    writeFileSync(join(dataDir, "mail"), "a file where the folder belongs");
    const mailer = makeFileMailer({ dataDir, from: () => from, logger, production: false });
    await expect(mailer.send(mail)).rejects.toMatchObject({ code: "EEXIST" });
    expect(existsSync(join(dataDir, "mail"))).toBe(true);
  });
});
