import { expect, it } from "vitest";
import { Paragraph, renderMail } from "./mail-layout";

it.each(["\n", "\r\n", "\r"])("shows the line breaks of a text (%j) as elements", async (end) => {
  const text = ["<br>one", "two & three", "", "four"].join(end);
  const mail = await renderMail("Preview", <Paragraph>{text}</Paragraph>);
  expect(mail.html).toContain("&lt;br&gt;one<br/>two &amp; three<br/><br/>four</p>");
  expect(mail.html).not.toMatch(/[\r\n]|white-space:/);
  expect(mail.text).toContain("<br>one\ntwo & three\n\nfour\n");
});
