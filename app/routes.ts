import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";

/*
 * The pages' own code reads this list too (static-paths.ts): nothing of the build's tools is
 * imported but types.
 */
const index = (file: string): RouteConfigEntry => ({ index: true, file });
const route = (path: string, file: string, more?: { id: string }): RouteConfigEntry => ({
  path,
  file,
  ...more,
});
const layout = (file: string, children: RouteConfigEntry[]): RouteConfigEntry => ({
  file,
  children,
});

/** Paths are lower case and match exactly: limits and headers depend on the one spelling. */
const exactly = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.map((one) => ({
    ...one,
    caseSensitive: true,
    ...(one.children && { children: exactly(one.children) }),
  }));

/** Under npm run dev only: every shared piece in every state. */
const developersOnly =
  process.env.NODE_ENV === "development" ? [route("design", "pages/design/design.tsx")] : [];

/**
 * The same for everybody: built as one file each, and named in the sitemap in this order
 * (static-paths.ts). A page more is a line here; every-page.test.ts names what else it takes.
 */
export const builtRoutes: readonly RouteConfigEntry[] = [
  index("pages/home/home.tsx"),
  route("services", "pages/services/services.tsx"),
  route("peptide-therapy", "pages/peptide-therapy/peptide-therapy.tsx"),
  route("hormone-replacement", "pages/hormone-replacement/hormone-replacement.tsx"),
  route("weight-loss", "pages/weight-loss/weight-loss.tsx"),
  route("weight-loss-aesthetics", "pages/weight-loss/weight-loss-aesthetics.tsx"),
  route("sexual-health", "pages/sexual-health/sexual-health.tsx"),
  route("anti-aging-longevity", "pages/longevity/longevity.tsx"),
  route("about", "pages/about/about.tsx"),
  route("faqs", "pages/faqs/faqs.tsx"),
  route("contact", "pages/contact/contact.tsx"),
  route("styku", "pages/styku/styku.tsx"),
  route("payment", "pages/payment/payment.tsx"),
  route("good-faith-estimate", "pages/legal/good-faith-estimate.tsx"),
  route("weight-loss-rights", "pages/legal/weight-loss-rights.tsx"),
  route("privacy", "pages/legal/privacy.tsx"),
  route("terms", "pages/legal/terms.tsx"),
  route("refund-policy", "pages/legal/refund-policy.tsx"),
  route("treatments/:slug", "pages/treatment/treatment.tsx"),
  route("anti-aging", "pages/longevity/longevity.tsx", { id: "anti-aging" }),
  route("notice-of-privacy-practices", "pages/legal/privacy-practices.tsx"),
  route("sitemap.xml", "pages/machine-files/sitemap.ts"),
  route("robots.txt", "pages/machine-files/robots.ts"),
  route("manifest.webmanifest", "pages/machine-files/manifest.ts"),
  route("search.json", "pages/machine-files/search-json.ts"),
  route("call-hours.json", "pages/machine-files/call-hours.ts"),
  route("clinic.vcf", "pages/machine-files/vcard.ts"),
  route(".well-known/security.txt", "pages/machine-files/security.ts"),
];

/** Rendered at each request: what is answered depends on who asks. */
const renderedRoutes: readonly RouteConfigEntry[] = [
  route("contact.json", "pages/contact/contact-json.ts"),
  route("payment.json", "pages/payment/payment-json.ts"),
  route("payment/return", "pages/payment/payment-return.tsx"),
  route("payment/test-checkout/:id", "pages/payment/test-checkout.tsx"),
  route("update-products", "pages/staff/products/update-products.tsx"),
  route("update-products.json", "pages/staff/products/update-products-json.ts"),
  route("update-products/progress", "pages/staff/products/progress.ts"),
  route("staff/sign-in", "pages/staff/sign-in/sign-in.tsx"),
  route("staff/sign-out", "pages/staff/sign-in/sign-out.ts"),
  route("staff/sign-in/recovery", "pages/staff/sign-in/recovery.tsx"),
  route("staff/session.json", "pages/staff/sign-in/session-json.ts"),
  route("staff/passkey.json", "pages/staff/passkeys/passkey-json.ts"),
  route("staff/set-up/:token", "pages/staff/set-up/set-up.tsx"),
  route("staff/invitation/:token", "pages/staff/set-up/invitation.tsx"),
  layout("pages/staff/frame/staff-layout.tsx", [
    layout("pages/staff/queue/queue-layout.tsx", [
      route("staff", "pages/staff/queue/queue.tsx"),
      route("staff/inquiries/:reference", "pages/staff/inquiry/inquiry.tsx"),
    ]),
    route("staff/next", "pages/staff/queue/next.ts"),
    route("staff/queue.json", "pages/staff/queue/queue-json.ts"),
    route("staff/inquiries", "pages/staff/inquiry-list/inquiries.tsx"),
    route("staff/inquiries.csv", "pages/staff/inquiry-list/inquiries-csv.ts"),
    route("staff/inquiries/print", "pages/staff/printing/print-inquiries.tsx"),
    route("staff/inquiries/:reference/print", "pages/staff/printing/print-inquiry.tsx"),
    route("staff/inquiries/:reference/delete", "pages/staff/inquiry/erase.tsx"),
    route("staff/spam", "pages/staff/inquiry-list/spam.tsx"),
    route("staff/answers", "pages/staff/answers/answers.tsx"),
    route("staff/payments", "pages/staff/payments/payments.tsx"),
    route("staff/payments.csv", "pages/staff/payments/payments-csv.ts"),
    route("staff/payments/:reference", "pages/staff/payments/payment.tsx"),
    route("staff/numbers", "pages/staff/numbers/numbers.tsx"),
    route("staff/numbers.csv", "pages/staff/numbers/numbers-csv.ts"),
    route("staff/products", "pages/staff/products/products.tsx"),
    route("staff/site", "pages/staff/site/site.tsx"),
    route("staff/site/review", "pages/staff/site/review.tsx"),
    route("staff/site/claims", "pages/staff/site/claims.tsx"),
    route("staff/site/history", "pages/staff/site/history.tsx"),
    route("staff/site/history/:version", "pages/staff/site/restore.tsx"),
    route("staff/site/treatments/:slug", "pages/staff/site/treatment-facts.tsx"),
    route("staff/site/:group", "pages/staff/site/group-facts.tsx"),
    route("staff/preview/*", "pages/staff/site/preview.ts"),
    route("staff/launch", "pages/staff/launch/launch.tsx"),
    route("staff/upkeep", "pages/staff/upkeep/upkeep.tsx"),
    route("staff/people", "pages/staff/people/people.tsx"),
    route("staff/people/:person", "pages/staff/people/person.tsx"),
    route("staff/account", "pages/staff/account/account.tsx"),
    route("staff/confirm", "pages/staff/sign-in/confirm.tsx"),
    route("staff/audit", "pages/staff/audit/audit.tsx"),
    route("staff/*", "pages/staff/frame/missing.ts"),
  ]),
  route("inquiry/:token/stop", "pages/inquiry-status/stop-emails.tsx"),
  route("inquiry/*", "pages/inquiry-status/inquiry-status.tsx"),
];

/** Every path of the site. */
export default exactly([
  ...builtRoutes,
  ...renderedRoutes,
  ...developersOnly,
  route("*", "pages/error/not-found.tsx"),
]) satisfies RouteConfig;
