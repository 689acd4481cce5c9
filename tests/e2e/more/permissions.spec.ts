import { expect, test } from "@playwright/test";
import { type Role, roles } from "../../../app/core/sessions/people";
import routes from "../../../app/routes";
import { type Permission, permissions } from "../../../app/staff/frame/permissions";
import { openStaffSession } from "../../support/staff-session";
import { openDeskWithInquiry } from "../support/desk";
import { sendInquiry } from "../support/staff";

type Route = (typeof routes)[number];

/** Paths outside the desk: signing in, and what its pages fetch. They show no desk data. */
const beforeTheDesk = [
  "staff/sign-in",
  "staff/sign-out",
  "staff/sign-in/recovery",
  "staff/session.json",
  "staff/passkey.json",
  "staff/set-up/:token",
  "staff/invitation/:token",
  // A calendar program has no session: the URL itself is secret.
  "staff/calendar-feed/:token",
];

const isDesk = ({ file }: Route) => file === "staff/staff-layout.tsx";
/** Nested layouts have no path of their own. */
const pathsIn = ({ path, children = [] }: Route): string[] => [
  ...(path === undefined ? [] : [path]),
  ...children.flatMap(pathsIn),
];
const deskPaths = routes.filter(isDesk).flatMap(pathsIn);
const otherPaths = routes
  .filter((route) => !isDesk(route))
  .flatMap(({ path }) => (path?.startsWith("staff") ? [path] : []));

const table = Object.entries(permissions as Record<string, Record<string, Permission>>);

test.describe("the table of permissions", () => {
  test.describe.configure({ mode: "serial" });
  const desk = openDeskWithInquiry({ lastName: "Secretperson" });

  test("has every page of the desk, and no other", () => {
    const named = table.map(([path]) => path).filter((path) => path !== "/update-products");
    expect(deskPaths.map((path) => `/${path}`).sort()).toEqual(named.sort());
    expect(otherPaths.sort()).toEqual(beforeTheDesk.sort());
  });

  /**
   * The path with its parameters filled in: an existing reference, one's own hours, else invented
   * values.
   */
  const addressOf = (path: string, personId = "9") =>
    desk.site.url +
    path
      .replace(":reference", desk.reference)
      .replace("hours/:person", `hours/${personId}`)
      .replace("*", "nothing/here")
      .replace(/:\w+/g, "9");

  const sessionOf = (role: Role) => {
    const { Cookie, person } = openStaffSession(desk.site.dataDir, { name: role, role });
    return { headers: { Origin: desk.site.url, Cookie }, personId: person.id };
  };

  /** Assigns another inquiry to a clinician, who opens only their own (clinician.spec.ts). */
  async function giveTo(role: Role) {
    const { person } = openStaffSession(desk.site.dataDir, { name: role, role });
    desk.reference = await sendInquiry(desk.site, { email: "own@visitor.example" });
    const answer = await fetch(addressOf("/staff/inquiries/:reference"), {
      method: "POST",
      headers: sessionOf("owner").headers,
      body: new URLSearchParams({ do: `assign:${person.id}`, attempt: "attempt-give", had: "" }),
      redirect: "manual",
    });
    expect(answer.status).toBe(303);
  }

  // tests/e2e/more/refusals.spec.ts requests the same pages without a session.

  for (const role of roles)
    test(`matches what the server does for the role ${role}, page by page and action by action`, async () => {
      test.setTimeout(180_000);
      if (role === "clinician") await giveTo(role);
      for (const [path, row] of table)
        for (const [action, permission] of Object.entries(row)) {
          const where = `${path} ${action}`;
          const { headers: session, personId } = sessionOf(role);
          const headers = { ...session, Accept: "text/html" };
          const form = new URLSearchParams({ do: action, attempt: "attempt-1234" });
          const response = await fetch(addressOf(path, personId), {
            headers,
            redirect: "manual",
            ...(action !== "see" && { method: "POST", body: form }),
          });
          const { status } = response;
          const location = response.headers.get("location") ?? "";
          if (permission.roles.includes(role)) {
            expect([401, 403, 405, 500], where).not.toContain(status);
            expect(location, where).not.toMatch(/^\/staff\/sign-in/);
            if (path !== "/staff/confirm") expect(location, where).not.toMatch(/^\/staff\/confirm/);
          } else expect(status, where).toBe(403);
          const text = await response.text();
          if (!permission.roles.includes(role))
            expect(text, where).not.toMatch(/Secretperson|Reference,Received/);
        }
    });

  for (const role of roles)
    test(`matches the menu of the role ${role}`, async () => {
      const response = await fetch(`${desk.site.url}/staff/inquiries`, {
        headers: sessionOf(role).headers,
      });
      const nav = /<nav[^>]*>.*?<\/nav>/s.exec(await response.text())?.[0] ?? "";
      const shown = [...nav.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? "");
      expect(shown.length).toBeGreaterThan(0);
      for (const href of shown) {
        const row = table.find(([path]) => path === href)?.[1];
        expect(row?.see?.roles, href).toContain(role);
      }
    });
});
