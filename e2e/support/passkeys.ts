import type { BrowserContext, CDPSession, Page } from "@playwright/test";

export type VirtualAuthenticator = {
  /** Passkeys it holds. */
  count: () => Promise<number>;
  /** Whether it answers by itself, as if somebody touched it. */
  answers: (does: boolean) => Promise<void>;
  session: CDPSession;
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
    session,
    async count() {
      const { credentials } = await session.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.length;
    },
    async answers(does) {
      await session.send("WebAuthn.setAutomaticPresenceSimulation", {
        authenticatorId,
        enabled: does,
      });
    },
  };
}
