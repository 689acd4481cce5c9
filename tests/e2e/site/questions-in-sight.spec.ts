import { expect, test, withMotion } from "../support/test";

test.use(withMotion);

test("on /faqs in a low window the opened question stays in view", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/faqs");
  const questions = page.locator("main details[name] > summary");
  const count = await questions.count();
  expect(count).toBe(20);
  // With the first and the last one, and several in which the next opens above and below.
  for (const index of [0, 1, 7, 6, 12, 18, 19]) {
    const question = questions.nth(index);
    await question.focus();
    await page.keyboard.press("Enter");
    await expect(question.locator("..")).toHaveAttribute("open", "");
    // The animation of both answers has ended. What moves with scrolling never ends.
    await question.evaluate(async (element) => {
      const moving = document.getAnimations().filter((one) => one.timeline === document.timeline);
      await Promise.all(moving.map(({ finished }) => finished.catch(() => {})));
      await new Promise(requestAnimationFrame);
      element.getBoundingClientRect();
    });
    await expect(question, `question ${index + 1}`).toBeInViewport();
    await expect(question).toBeFocused();
  }
});
