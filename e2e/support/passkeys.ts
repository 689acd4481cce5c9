import type { BrowserContext, Page } from "@playwright/test";
import { freePort } from "../../testing/free-port";
import { type RunningSite, startSite } from "./site";
import { setUpToken } from "./staff";

/** A site that knows its own address, to which passkeys are bound. */
export async function startSiteWithPasskeys(): Promise<RunningSite> {
  const port = await freePort();
  return startSite({
    PORT: String(port),
    SITE_URL: `http://localhost:${port}`,
    STAFF_SETUP_TOKEN: setUpToken,
  });
}

export type VirtualAuthenticator = {
  /** Passkeys it holds. */
  count: () => Promise<number>;
};

/** A device that keeps passkeys, for one page of Chromium (the domain WebAuthn of its protocol). */
export async function addAuthenticator(
  context: BrowserContext,
  page: Page,
  { transport = "internal" }: { transport?: "internal" | "usb" } = {},
): Promise<VirtualAuthenticator> {
  const session = await context.newCDPSession(page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    async count() {
      const { credentials } = await session.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.length;
    },
  };
}
