import { visitorPageWords } from "../../app/content/en/pages/inquiry-status";
import { sendInquiry, statusLinkTo } from "../e2e/support/staff";
import { openStaffSession } from "../support/staff-session";
import { expect, test } from "./support/test";

test("on the private page a visitor replies, and chooses a time that the desk offered", async ({
  visitor,
  site,
}) => {
  const reference = await sendInquiry(site, { email: "vera@visitor.example" });
  const { token } = openStaffSession(site.dataDir, { name: "Ana Quill" });
  await visitor.goto("/contact");
  await visitor.run((value) => {
    // biome-ignore lint/suspicious/noDocumentCookie: every engine has it
    document.cookie = `staff=${value}; path=/`;
  }, token);
  await visitor.goto(`/staff/inquiries/${reference}/offer`);
  await visitor.click("button", "Offer 6 times");
  await visitor.seeUrl(new RegExp(`/staff/inquiries/${reference}\\?saved=1$`));

  await visitor.goto(await statusLinkTo(site, reference));
  await visitor.click("#write button");
  await visitor.see("#message-error", { name: "Please write a message first." });
  await visitor.click("#message");
  await visitor.type("Thursday <b>please</b>");
  await visitor.press("Enter");
  await visitor.type("After three");
  await visitor.click("#write button");
  await visitor.see(".visitor-done", { name: visitorPageWords.conversation.sent, focused: true });
  await visitor.see("[data-author=visitor] .visitor-text", {
    name: "Thursday <b>please</b> After three",
  });

  const times = ".visitor-offer li button";
  const [first] = await visitor.look(times);
  expect(first?.name).toMatch(/\d [AP]M to /);
  await visitor.click(times, first?.name);
  await visitor.see(".visitor-done", { focused: true });
  await visitor.see(".visitor-when time", first && { name: first.name });
  await visitor.seeNone(times);
});
