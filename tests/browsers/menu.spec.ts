import { treatmentsMenu } from "../../app/content/en/navigation";
import { test } from "./support/test";

test("the All Treatments menu is reached, opened, used and left by keyboard alone", async ({
  visitor,
}) => {
  const opener = "[data-treatments-trigger][aria-haspopup=menu]";
  const seeItem = (index: number) =>
    visitor.see(`#treatments-menu [role=menuitem]:nth-child(${index + 1})`, { focused: true });
  const last = treatmentsMenu.length - 1;
  await visitor.goto("/");
  // Its script has loaded.
  await visitor.see(opener);
  await visitor.tabTo(opener);
  await visitor.press("Enter");
  await seeItem(0);
  await visitor.press("ArrowDown", "ArrowDown", "ArrowUp");
  await seeItem(1);
  await visitor.press("End");
  await seeItem(last);
  await visitor.press("ArrowDown");
  await seeItem(0);
  await visitor.press("Escape");
  await visitor.seeNone("#treatments-menu");
  await visitor.see(opener, { focused: true });
  await visitor.press("ArrowDown");
  await seeItem(0);
  await visitor.press("Tab");
  await visitor.seeNone("#treatments-menu");
  await visitor.see(".main-nav > a:first-of-type", { focused: true });
  await visitor.press("Shift+Tab", "Enter");
  await seeItem(0);
  await visitor.type("sex");
  await seeItem(treatmentsMenu.findIndex(({ href }) => href === "/sexual-health"));
  await visitor.press("Enter");
  await visitor.seeUrl(/\/sexual-health$/);
});
