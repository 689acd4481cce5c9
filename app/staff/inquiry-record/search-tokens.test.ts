import { describe, expect, it } from "vitest";
import { anInquiry } from "../../../tests/fixtures/inquiries";
import { inquiryColumns } from "./inquiry-row.server";
import { makeReference } from "./reference.server";
import { searchTerms, searchTokens } from "./search-tokens.server";

const [initials = ""] = makeReference().split("-");
const inquiry = {
  ...inquiryColumns(anInquiry),
  reference: `${initials}-7K3M-Q2`,
  first_name: "José María",
  last_name: "Okonkwo-O’Brien",
  email: "Jose.Maria+clinic@Visitor.example",
  phone: "+1 (904) 555-0199",
};

/** The database's rule in one line. */
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
    `${initials}-7K3M-Q2`,
    `${initials}7k3mq2`,
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
    "+1 904",
    "+1904555",
    "1 (904) 555",
    "1-904-555-0199",
    "jose +1 904 555 0199",
    "1 904 555 0199 okonkwo",
    "(+1) 904 555 0199",
    `${initials} 7K3M Q2`,
    `${initials.toLowerCase()}-7k3m q2`,
    [...`${initials.toLowerCase()}7k3mq2`].join(" "),
    `#${initials}-7K3M-Q2.`,
    "7k3m q2",
    "<jose.maria+clinic@visitor.example>",
    "mailto:Jose.Maria+clinic@visitor.example",
    "<mailto:jose.maria+clinic@visitor.example?subject=Hi>",
    "José Okonkwo <jose.maria+clinic@visitor.example>,",
    "'jose.maria+clinic@visitor.example'.",
  ])("finds the inquiry by %j", (search) => {
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
    `${initials}-7K3M-Q3`,
    `${initials} 7K3M Q3`,
    "7k3m jose q2",
    "+1 905",
    "1 0199 904",
    "<@visitor.example>",
    "%",
    "_",
  ])("does not find the inquiry by %j", (search) => {
    expect(finds(search)).toBe(false);
  });

  it.each([
    ["Đặng", "dang"],
    ["Łukasz", "lukasz"],
    ["Sørensen", "Sorensen"],
    ["Groß", "gross"],
    ["GROẞ", "groß"],
    ["Æbelø", "aebelo"],
    ["Bœuf", "boeuf"],
    ["Işık", "isik"],
    ["Þórðardóttir", "thordardottir"],
  ])("finds %s typed as %s, and the other way round", (name, typed) => {
    expect(finds(typed, { last_name: name })).toBe(true);
    expect(finds(name, { last_name: typed })).toBe(true);
    expect(finds(name.toUpperCase(), { last_name: name })).toBe(true);
  });

  it.each(["Kaʻiulani", "Kaʼiulani", "Kaꞌiulani", "Ka'iulani", "Ka`iulani", "Kaiulani"])(
    "finds %s with and without any apostrophe",
    (name) => {
      for (const typed of ["kaiulani", "ka'iulani", "KAʻIULANI", "kaʾiulani", "ka’iu"])
        expect(finds(typed, { last_name: name }), typed).toBe(true);
      if (name !== "Kaiulani") expect(finds("iulani", { last_name: name })).toBe(true);
    },
  );

  it("finds what is pasted with invisible characters, dashes or another form of the domain", () => {
    const changes = { email: "user@xn--bcher-kva.de", phone: "904-555-0199" };
    for (const typed of ["\u202d(904) 555–0199\u202c", "\u200bjosé", "user@bücher.de"])
      expect(finds(typed, changes), typed).toBe(true);
  });

  it.each([
    ["+44 20 7946 0958", "020 7946 0958"],
    ["+44 20 7946 0958", "(020) 79460958"],
    ["+44 20 7946 0958", "+44 (0)20 7946 0958"],
    ["+44 20 7946 0958", "0044 20 7946 0958"],
    ["+44 20 7946 0958", "011 44 20 7946 0958"],
    ["+44 20 7946 0958", "+44 20 79"],
    ["+44 (0)20 7946 0958", "+44 20 7946 0958"],
    ["+44 (0)20 7946 0958", "020 7946 0958"],
    ["020 7946 0958", "020 7946 0958"],
    ["+33 1 42 68 53 00", "01 42 68 53 00"],
    ["+34 612 345 678", "612 345 678"],
    ["+34 612 345 678", "612 34"],
    ["904 555 0142", "0142"],
  ])("finds the phone %s typed as %s", (phone, typed) => {
    expect(finds(typed, { phone })).toBe(true);
  });

  it("does not read a name and four digits as a reference", () => {
    expect(searchTerms("Ty 2379")).toEqual(["ty", "2379"]);
    expect(searchTerms("Byrd Ty")).toEqual(["byrd", "ty"]);
    expect(finds("Ty 2379", { first_name: "Ty", phone: "904 555 2379" })).toBe(true);
  });

  it("finds names in every script", () => {
    expect(finds("nguy", { last_name: "Nguyễn" })).toBe(true);
    expect(finds("Нгу", { last_name: "Нгуен" })).toBe(true);
    expect(finds("山", { last_name: "山田" })).toBe(true);
  });

  it("uses at most six words and a maximum length", () => {
    expect(searchTerms("a b c d e f g h")).toHaveLength(6);
    expect(searchTerms("x".repeat(5000))[0]).toHaveLength(200);
  });
});
