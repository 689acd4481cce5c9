import { test } from "./support/test";

test("my list is made, kept through a reload and on the device, put into the inquiry and cleared", async ({
  visitor,
}) => {
  await visitor.goto("/treatments/wolverine");
  await visitor.click("main a", "Add to my list");
  await visitor.seeUrl(/\/my-list$/);
  await visitor.see("[data-my-list-status]", { name: "Wolverine is on your list." });
  await visitor.see("#wolverine", { checked: true });
  await visitor.click("#sildenafil");
  await visitor.fill("#my-allergies", "Penicillin");
  await visitor.reload();
  await visitor.see("#my-allergies", { value: "Penicillin" });
  await visitor.see("#sildenafil", { checked: true });
  await visitor.click("#my-list-keep");
  await visitor.see("#my-list-keep", { checked: true });

  await visitor.click("main a", "Send this list with my inquiry");
  const message = "I would like to talk about: Wolverine, Sildenafil.";
  await visitor.see("#contact-message", { value: message });
  await visitor.goto("/my-list");
  await visitor.see("#wolverine", { checked: true });
  await visitor.click("[data-my-list-clear]");
  await visitor.see("#wolverine", { checked: false });
  await visitor.see("#my-allergies", { value: "" });
  await visitor.reload();
  await visitor.see("#wolverine", { checked: false });
  await visitor.see("#my-allergies", { value: "" });
});
