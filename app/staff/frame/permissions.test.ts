import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { type Permission, permissions } from "./permissions";

const table = Object.entries(permissions as Record<string, Record<string, Permission>>);

it("docs/security.md has the same permissions as the table", () => {
  const document = readFileSync("docs/security.md", "utf8");
  const written = document.split("\n").filter((line) => /^\| `\/(staff|update)/.test(line));
  const roleNames = ({ roles, fresh, isPublic }: Permission) =>
    isPublic ? "public" : roles.join(", ") + (fresh ? " (fresh)" : "");
  const made = table.map(([path, { see, ...actions }]) => {
    const done = Object.entries(actions).map(([action, one]) => `${action}: ${roleNames(one)}`);
    return `| \`${path}\` | ${see ? roleNames(see) : ""} | ${done.join("; ")} |`;
  });
  expect(written).toEqual(made);
});

/** Actions on what belongs to the person who does them. */
const ownActions = ["end-feed"];

it("a reader changes only what is their own, and exports nothing", () => {
  for (const [path, row] of table)
    for (const [action, { roles }] of Object.entries(row)) {
      const own = path === "/staff/account" || path === "/staff/confirm";
      if (action !== "see" && !own && !ownActions.includes(action))
        expect(roles, `${path} ${action}`).not.toContain("reader");
      if (path.endsWith(".csv")) expect(roles, path).not.toContain("reader");
    }
});

/** Everything that a clinician may see and do beyond their own account. */
const clinicians = [
  ...["/staff see", "/staff/next see", "/staff/queue.json see", "/staff/inquiries see"],
  ...["/staff/calendar see", "/staff/calendar book", "/staff/calendar feed"],
  ...["/staff/calendar end-feed", "/staff/calendar/print see"],
  ...["/staff/calendar/hours/:person see", "/staff/calendar/hours/:person save"],
  ...["/staff/new see", "/staff/new enter"],
  ...["see", "status", "close", "note", "follow-up", "call", "undo", "write", "read", "draft"].map(
    (action) => `/staff/inquiries/:reference ${action}`,
  ),
  ...["see", "book", "came", "missed", "cancelled", "kept", "withdraw-offer"].map(
    (action) => `/staff/inquiries/:reference/booking ${action}`,
  ),
  ...["/staff/inquiries/:reference/offer see", "/staff/inquiries/:reference/offer offer"],
  ...["/staff close-rows", "/staff undo-rows"],
  "/staff/inquiries/:reference estimate-asked",
  "/staff/inquiries/:reference language",
  "/staff/inquiries/:reference/conversation.json see",
  "/staff/inquiries/:reference/conversation.json draft",
  ...["/staff/* see", "/update-products see"],
];

it("a clinician replies and books, and opens no payments, website, people, exports or numbers", () => {
  const allowed = table.flatMap(([path, row]) =>
    Object.entries(row)
      .filter(([, { roles }]) => roles.includes("clinician"))
      .map(([action]) => `${path} ${action}`),
  );
  const isOwnAccount = (one: string) => /^\/staff\/(account|confirm) /.test(one);
  expect(allowed.filter((one) => !isOwnAccount(one)).sort()).toEqual(clinicians.sort());
});

it("an owner may do everything", () => {
  for (const [path, row] of table)
    for (const [action, { roles }] of Object.entries(row))
      expect(roles, `${path} ${action}`).toContain("owner");
});

it("a bookkeeper sees and refunds payments, and nothing of inquiries", () => {
  const allowed = table.flatMap(([path, row]) =>
    Object.entries(row)
      .filter(([, { roles }]) => roles.includes("bookkeeper"))
      .map(([action]) => `${path} ${action}`),
  );
  const isOwnAccount = (one: string) => /^\/staff\/(account|confirm) /.test(one);
  expect(allowed.filter((one) => !isOwnAccount(one)).sort()).toEqual(
    [
      ...["/staff see", "/staff/* see", "/update-products see"],
      ...["/staff/payments see", "/staff/payments.csv see"],
      ...["see", "settle", "refund"].map((action) => `/staff/payments/:reference ${action}`),
    ].sort(),
  );
});
