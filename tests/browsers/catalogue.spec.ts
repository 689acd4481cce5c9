import { productsOf } from "../../app/catalogue/catalogue";
import { products } from "../fixtures/built-site";
import { test } from "./support/test";

const cards = "[data-catalogue] > li h3";

test("a filter and a search show what they name, and Back returns to what was shown before", async ({
  visitor,
}) => {
  const titles = productsOf(products, "sexual-health").map(({ title }) => title);
  await visitor.goto("/services");
  await visitor.click(".filters button", "Sexual Health");
  await visitor.seeUrl(/\/services\?category=sexual-health$/);
  await visitor.see(".filters button[aria-pressed=true]", { name: "Sexual Health" });
  await visitor.seeAll(cards, titles);
  await visitor.fill("input[type=search]", "tadalafil");
  await visitor.seeAll(cards, ["Tadalafil"]);
  await visitor.seeUrl(/\?category=sexual-health&q=tadalafil$/);
  await visitor.back();
  await visitor.seeAll(cards, titles);
  await visitor.see("input[type=search]", { value: "" });
  await visitor.reload();
  await visitor.seeAll(cards, titles);
});

test("a treatment's dialog opens and closes by mouse, keyboard, Back and URL, and returns focus", async ({
  visitor,
}) => {
  const card = '[data-catalogue] [data-opens="sildenafil"]';
  const dialog = "dialog[open] h2";
  await visitor.goto("/services");
  await visitor.click(card);
  await visitor.see(dialog, { name: "Sildenafil" });
  await visitor.seeUrl(/\/services#sildenafil$/);
  await visitor.see("dialog[open] :focus");
  await visitor.press("Escape");
  await visitor.seeNone(dialog);
  await visitor.seeUrl(/\/services$/);
  await visitor.see(card, { focused: true });
  await visitor.press("Enter");
  await visitor.see(dialog, { name: "Sildenafil" });
  await visitor.back();
  await visitor.seeNone(dialog);
  await visitor.goto("/services#semaglutide");
  await visitor.see(dialog, { name: "Semaglutide" });
  await visitor.click("dialog[open] button", "Close");
  await visitor.seeNone(dialog);
});
