import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, it } from "vitest";
import { products } from "../testing/fixtures/clinic";
import routes from "./routes";
import { staticPaths } from "./static-paths";

/** Answered by the server each time: what is asked depends on who asks, or there is no page. */
const renderedOnRequest = [
  "/staff",
  "/inquiry/",
  "/update-products",
  "/payment/return",
  "/payment/test-checkout/",
  "/contact.json",
  "/payment.json",
  "/*",
];

const addresses = (list: readonly RouteConfigEntry[]): string[] =>
  list.flatMap(({ path = "", children }) =>
    children ? addresses(children) : path === "treatments/:slug" ? treatments : [`/${path}`],
  );
const treatments = products.map(({ slug }) => `/treatments/${slug}`);

it("every address of routes.ts is built as a file here, or named above as rendered on request", async () => {
  const built = addresses(await routes).filter(
    (path) => !renderedOnRequest.some((beginning) => path.startsWith(beginning)),
  );
  expect(built.toSorted()).toEqual(staticPaths.toSorted());
});
