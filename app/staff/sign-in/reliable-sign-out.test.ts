import { expect, it } from "vitest";
import { recordingLogger } from "../../../tests/fakes/fakes";
import type { Accounts } from "./accounts";
import { endSurely } from "./reliable-sign-out.server";

it("ends a session also if the end cannot be stored, and reports that", async () => {
  let full = true;
  const open = new Set(["one", "two"]);
  const { logger, lines } = recordingLogger();
  const accounts = {
    readSession: async (token: string) => (open.has(token) ? { id: token } : null),
    signOut: async (token: string) => {
      if (full) throw new Error("database or disk is full");
      open.delete(token);
    },
  } as unknown as Accounts;
  const sure = endSurely({ accounts, logger });
  await expect(sure.signOut("one")).rejects.toThrow("full");
  expect(await sure.readSession("one")).toBeNull();
  expect(await sure.readSession("two")).toEqual({ id: "two" });
  expect(JSON.stringify(lines)).toContain("failed to store a sign-out");
  full = false;
  await sure.signOut("one");
  expect(await sure.readSession("one")).toBeNull();
  expect(open).toEqual(new Set(["two"]));
});
