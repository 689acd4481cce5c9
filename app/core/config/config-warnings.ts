import { domain } from "~/facts/identity";
import type { Config } from "./config";
import { allowedRisks, isLoopback } from "./unsafe-settings";

/** Settings that are allowed but unlikely on a public site: one line each in the start's log. */
export function configWarnings(config: Config, clinic = { domain }): string[] {
  const warnings: string[] = [];
  if (config.hasStaffPassphrase) {
    warnings.push(
      "STAFF_PASSPHRASE does nothing any more: everybody on the staff has an account of their own, the first owner is made at /staff/set-up/ and STAFF_SETUP_TOKEN, and others are invited at /staff/people",
    );
  }
  if (!config.production) return warnings;
  // Reserved for documentation (RFC 2606): nobody can register it.
  if (new URL(clinic.domain).hostname.endsWith(".example")) {
    warnings.push("app/facts names no real clinic yet: visitors read placeholders");
  }
  const { hostname } = new URL(config.siteUrl);
  if (isLoopback(hostname)) {
    const isDefault = config.siteUrl === `http://localhost:${config.port}`;
    warnings.push(
      `SITE_URL is ${config.siteUrl}${isDefault ? ", as when it is not set" : ""}: the links in mails lead to the reader's own machine`,
    );
  }
  for (const name of allowedRisks(config)) warnings.push(`${name} allows what is unsafe`);
  if (config.payments.mode === "off") {
    warnings.push("STRIPE_SECRET_KEY is not set: the payment page refuses every payment");
  }
  if (config.payments.mode === "test") {
    warnings.push("PAYMENTS is test: the payment page takes no real money");
  }
  if (config.payments.mode === "stripe" && config.payments.webhookSecret === "") {
    warnings.push(
      "STRIPE_WEBHOOK_SECRET is not set: a payment is written down only when the provider is asked, after a quarter of an hour",
    );
  }
  return warnings;
}
