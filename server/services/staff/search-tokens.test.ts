import { describe, expect, it } from "vitest";
import { searchTerms, searchTokens } from "./search-tokens";

const inquiry = {
  reference: "CW-7K3M-Q2",
  first_name: "José María",
  last_name: "Okonkwo-O’Brien",
  email: "Jose.Maria+clinic@Visitor.example",
  phone: "+1 (904) 555-0199",
};

/** The rule the database applies, in one line. */
const finds = (search: string, changes: Partial<typeof inquiry> = {}) => {
  const tokens = searchTokens({ ...inquiry, ...changes });
  const terms = searchTerms(search);
  return terms.length > 0 && terms.every((term) => tokens.some((token) => token.startsWith(term)));
};

describe("a search", () => {
  it.each([
    "jose",
    "José",
    "maria",
    "Okonkwo",
    "okonkwo-o'brien",
    "O'Brien",
    "obrien",
    "brien jo",
    "  JOSÉ   OKON ",
    "CW-7K3M-Q2",
    "cw7k3mq2",
    "7k3m",
    "7K3M-Q2",
    "jose.maria+clinic@visitor.example",
    "JOSE.MARIA",
    "jose.maria+clinic@v",
    "9045550199",
    "(904) 555-0199",
    "904.555.0199",
    "+1 904 555 0199",
    "19045550199",
    "555-0199",
    "0199",
    "904 555",
    "jose 555-0199",
  ])("for %j finds the inquiry", (search) => {
    expect(finds(search)).toBe(true);
  });

  it.each([
    "",
    "   ",
    "-",
    "()",
    "ose",
    "jose smith",
    "1999",
    "visitor.example",
    "CW-7K3M-Q3",
    "%",
    "_",
  ])("for %j does not", (search) => {
    expect(finds(search)).toBe(false);
  });

  it("finds names of every script", () => {
    expect(finds("nguy", { last_name: "Nguyễn" })).toBe(true);
    expect(finds("Нгу", { last_name: "Нгуен" })).toBe(true);
    expect(finds("山", { last_name: "山田" })).toBe(true);
  });

  it("has at most six words and is cut where nobody types on", () => {
    expect(searchTerms("a b c d e f g h")).toHaveLength(6);
    expect(searchTerms("x".repeat(5000))[0]).toHaveLength(200);
  });
});
