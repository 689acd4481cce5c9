import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";

/*
 * The pages' own code imports this list too (static-paths.ts), so only types of the build tools are
 * imported: @react-router/dev/routes brings three packages with it.
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

/** Paths are lower case and match exactly: limits and headers depend on one spelling. */
const exactly = (routes: RouteConfigEntry[]): RouteConfigEntry[] =>
  routes.map((one) => ({
    ...one,
    caseSensitive: true,
    ...(one.children && { children: exactly(one.children) }),
  }));

/**
 * Pages without anything personal: each is rendered once, and listed in the sitemap in this order
 * (static-paths.ts). A new page is a line here; every-page.test.ts names what else it needs.
 */
export const builtRoutes: readonly RouteConfigEntry[] = [
  index("site/home/home.tsx"),
  route("services", "site/services/services.tsx"),
  route("peptide-therapy", "site/areas/peptide-therapy.tsx"),
  route("hormone-replacement", "site/areas/hormone-replacement.tsx"),
  route("weight-loss", "site/areas/weight-loss.tsx"),
  route("weight-loss-aesthetics", "site/areas/weight-loss-aesthetics.tsx"),
  route("sexual-health", "site/areas/sexual-health.tsx"),
  route("anti-aging-longevity", "site/areas/longevity.tsx"),
  route("about", "site/about/about.tsx"),
  route("faqs", "site/faqs/faqs.tsx"),
  route("contact", "site/contact/contact.tsx"),
  route("styku", "site/body-scan/styku.tsx"),
  route("payment", "site/payment/payment.tsx"),
  route("good-faith-estimate", "site/policies/policy.tsx", { id: "good-faith-estimate" }),
  route("weight-loss-rights", "site/policies/policy.tsx", { id: "weight-loss-rights" }),
  route("privacy", "site/policies/policy.tsx", { id: "privacy" }),
  route("terms", "site/policies/policy.tsx", { id: "terms" }),
  route("refund-policy", "site/policies/policy.tsx", { id: "refund-policy" }),
  route("treatments/:slug", "site/treatment/treatment.tsx"),
  route("my-list", "site/my-list/my-list.tsx"),
  route("compare", "site/compare/compare.tsx"),
  route("compare/:pair", "site/compare/compare.tsx", { id: "compared-pair" }),
  route("anti-aging", "site/areas/longevity.tsx", { id: "anti-aging" }),
  route("notice-of-privacy-practices", "site/policies/policy.tsx", {
    id: "notice-of-privacy-practices",
  }),
  route("sitemap.xml", "site/machine-files/sitemap.ts"),
  route("robots.txt", "site/machine-files/machine-files.ts", { id: "robots.txt" }),
  route("manifest.webmanifest", "site/machine-files/machine-files.ts", {
    id: "manifest.webmanifest",
  }),
  route("search.json", "site/machine-files/machine-files.ts", { id: "search.json" }),
  route("treatment-dialogs.json", "site/machine-files/treatment-dialogs.tsx"),
  route("call-hours.json", "site/machine-files/machine-files.ts", { id: "call-hours.json" }),
  route("clinic.vcf", "site/machine-files/machine-files.ts", { id: "clinic.vcf" }),
  route(".well-known/security.txt", "site/machine-files/machine-files.ts", {
    id: ".well-known/security.txt",
  }),
];

/** Rendered for each request: the response depends on the client. */
const renderedRoutes: readonly RouteConfigEntry[] = [
  route("contact.json", "site/contact/contact-json.ts"),
  route("payment.json", "site/payment/payment-json.ts"),
  route("payment/return", "site/payment/payment-return.tsx"),
  route("payment/test-checkout/:id", "site/payment/test-checkout.tsx"),
  route("update-products", "staff/products/update-products.tsx"),
  route("update-products.json", "staff/products/update-products-json.ts"),
  route("staff/sign-in", "staff/sign-in/sign-in.tsx"),
  route("staff/sign-out", "staff/sign-in/sign-out.ts"),
  route("staff/sign-in/recovery", "staff/sign-in/recovery.tsx"),
  route("staff/session.json", "staff/sign-in/session-json.ts"),
  route("staff/passkey.json", "staff/account/passkey-json.ts"),
  route("staff/set-up/:token", "staff/people/join.tsx", { id: "set-up" }),
  route("staff/calendar-feed/:token", "staff/bookings/feed.ts"),
  route("staff/invitation/:token", "staff/people/join.tsx", { id: "invitation" }),
  layout("staff/staff-layout.tsx", [
    layout("staff/inbox/queue-layout.tsx", [
      route("staff", "staff/inbox/queue.tsx"),
      route("staff/inquiries/:reference", "staff/inquiry/inquiry.tsx"),
    ]),
    route("staff/next", "staff/inbox/next.ts"),
    route("staff/new", "staff/new-inquiry/new-inquiry.tsx"),
    route("staff/queue.json", "staff/inbox/queue-json.ts"),
    route("staff/inquiries", "staff/inquiry-list/inquiries.tsx"),
    route("staff/inquiries.csv", "staff/inquiry-list/inquiries-csv.ts"),
    route("staff/calendar/print", "staff/bookings/print-calendar.tsx"),
    route("staff/inquiries/print", "staff/inquiry-list/print-inquiries.tsx"),
    route(
      "staff/inquiries/:reference/conversation.json",
      "staff/conversation/conversation-json.ts",
    ),
    route("staff/inquiries/:reference/print", "staff/inquiry-list/print-inquiry.tsx"),
    route("staff/inquiries/:reference/booking", "staff/bookings/booking.tsx"),
    route("staff/inquiries/:reference/offer", "staff/bookings/offer.tsx"),
    route("staff/inquiries/:reference/delete", "staff/inquiry/erase.tsx"),
    route("staff/inquiries/:reference/payment", "staff/payments/ask-payment.tsx"),
    route("staff/inquiries/:reference/estimate", "staff/estimates/write-estimate.tsx"),
    route("staff/inquiries/:reference/estimates/:estimate", "staff/estimates/estimate.tsx"),
    route("staff/estimates", "staff/estimates/given-estimates.tsx"),
    route("staff/estimates/:estimate", "staff/estimates/given-estimate.tsx"),
    route("staff/calendar", "staff/bookings/calendar.tsx"),
    route("staff/calendar/hours/:person", "staff/bookings/person-hours.tsx"),
    route("staff/spam", "staff/inquiry-list/inquiries.tsx", { id: "spam" }),
    route("staff/answers", "staff/conversation/saved-replies.tsx"),
    route("staff/payments", "staff/payments/payments.tsx"),
    route("staff/payments.csv", "staff/payments/payments-csv.ts"),
    route("staff/payments/:reference", "staff/payments/payment.tsx"),
    route("staff/numbers", "staff/numbers/numbers.tsx"),
    route("staff/numbers.csv", "staff/numbers/numbers-csv.ts"),
    route("staff/products", "staff/products/products.tsx"),
    route("staff/site", "staff/website/site.tsx"),
    route("staff/site/review", "staff/website/review.tsx"),
    route("staff/site/claims", "staff/website/claims.tsx"),
    route("staff/site/history", "staff/website/history.tsx"),
    route("staff/site/history/:version", "staff/website/restore.tsx"),
    route("staff/site/treatments/:slug", "staff/website/edit-facts.tsx", { id: "treatment-facts" }),
    route("staff/site/:group", "staff/website/edit-facts.tsx", { id: "group-facts" }),
    route("staff/preview/*", "staff/website/preview.ts"),
    route("staff/launch", "staff/upkeep/launch.tsx"),
    route("staff/upkeep", "staff/upkeep/upkeep.tsx"),
    route("staff/people", "staff/people/people.tsx"),
    route("staff/people/:person", "staff/people/person.tsx"),
    route("staff/account", "staff/account/account.tsx"),
    route("staff/confirm", "staff/sign-in/confirm.tsx"),
    route("staff/audit", "staff/audit/audit.tsx"),
    route("staff/*", "staff/frame/missing.ts"),
  ]),
  route("inquiry/:token/estimates/:estimate", "site/visitor/visitor-estimate.tsx"),
  route("inquiry/:token/stop", "site/visitor/stop-emails.tsx"),
  route("inquiry/*", "site/visitor/inquiry-status.tsx"),
];

/** Every path of the site. */
export default exactly([
  ...builtRoutes,
  ...renderedRoutes,
  route("*", "site/frame/not-found.tsx"),
]) satisfies RouteConfig;
