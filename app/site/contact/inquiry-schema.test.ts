import { describe, expect, it } from "vitest";
import { siteOfFacts } from "~/content/site";
import { facts } from "../../../tests/fixtures/test-facts";
import { readInquiry } from "./inquiry-schema";

const { words } = siteOfFacts(facts);

const good = {
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  phone: "(904) 555-0100",
  service: "general",
  message: "",
};

function check(changes: Record<string, string | undefined>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...good, ...changes }))
    if (value !== undefined) form.append(name, value);
  const submission = readInquiry(form, words);
  return submission.status === "success"
    ? { value: submission.value }
    : { errors: submission.reply().error };
}

const errorOf = (field: keyof typeof good, value: string | undefined) =>
  check({ [field]: value }).errors?.[field]?.[0];

describe.each([
  ["firstName", "First name"],
  ["lastName", "Last name"],
] as const)("%s", (field, label) => {
  it("is required, also when nothing visible is sent", () => {
    for (const value of ["", "   ", "\u200d\u{FE0F}", "\u3164", undefined])
      expect(errorOf(field, value)).toBe(`${label} is required`);
  });

  it("has at most 100 characters after trimming", () => {
    expect(errorOf(field, `  ${"a".repeat(100)}  `)).toBeUndefined();
    expect(errorOf(field, "a".repeat(101))).toBe(`${label} must be less than 100 characters`);
  });

  it("accepts letters of any language, spaces, hyphens and both apostrophes", () => {
    for (const name of [
      "José",
      "-",
      "葛\u{E0100}",
      "Zoë",
      "Nguyễn Thị",
      "O'Neill",
      "O’Neill",
      "Anne-Marie",
      "Лев",
    ])
      expect(errorOf(field, name), name).toBeUndefined();
  });

  it("treats non-breaking spaces of pasted text as ordinary ones", () => {
    expect(check({ [field]: "\u00a0Mary\u00a0Ann\u202fLou " }).value?.[field]).toBe("Mary Ann Lou");
  });

  it("loses invisible characters around it and keeps the joiners inside", () => {
    expect(check({ [field]: "\u200eAda\ufeff" }).value?.[field]).toBe("Ada");
    expect(check({ [field]: "علی\u200cرضا\u200f" }).value?.[field]).toBe("علی\u200cرضا");
  });

  it.each(["ʻ", "ʼ", "ꞌ", "'", "’", "‘", "`", "´"])("accepts Ka%siulani", (apostrophe) => {
    const name = `Ka${apostrophe}iulani`;
    expect(check({ [field]: name }).value?.[field]).toBe(name);
  });

  it("rejects other characters", () => {
    for (const name of ["R2D2", "<b>Ada</b>", "Ada\u0000", "Ada\nByron", "Ada 😀", "Ada;"])
      expect(errorOf(field, name), JSON.stringify(name)).toBe(
        `${label} can only contain letters, spaces, hyphens, and apostrophes`,
      );
  });
});

describe("email", () => {
  it("must be an email address", () => {
    for (const email of [
      "",
      "nobody",
      "a@b",
      "a b@example.com",
      "a@example.com\r\nBcc: b@example.com",
    ])
      expect(errorOf("email", email), JSON.stringify(email)).toBe("Invalid email address");
    expect(errorOf("email", " ada@example.com ")).toBeUndefined();
  });

  it.each([
    ["user@пример.рф", "user@xn--e1afmkfd.xn--p1ai"],
    ["user@xn--e1afmkfd.xn--p1ai", "user@xn--e1afmkfd.xn--p1ai"],
    ["user@bücher.de", "user@xn--bcher-kva.de"],
    ["\u200ba&b#c/d~e!f={g}@example.com", "a&b#c/d~e!f={g}@example.com"],
  ])("is stored with its domain in ASCII: %s", (email, stored) => {
    expect(check({ email }).value?.email).toBe(stored);
  });

  it("has at most 255 characters", () => {
    const of = (length: number) => `${"a".repeat(length - "@example.com".length)}@example.com`;
    expect(errorOf("email", of(255))).toBeUndefined();
    expect(errorOf("email", of(256))).toBe("Email must be less than 255 characters");
  });
});

describe("phone", () => {
  it("is required", () => {
    expect(errorOf("phone", " ")).toBe("Phone number is required");
    expect(errorOf("phone", undefined)).toBe("Phone number is required");
  });

  it("turns dots into hyphens and changes nothing else", () => {
    expect(check({ phone: "904.555.0100" }).value?.phone).toBe("904-555-0100");
    expect(errorOf("phone", "+1 904 555 0100 x12")).toBe("Invalid phone number format");
    expect(errorOf("phone", "９０４")).toBe("Invalid phone number format");
  });

  it("treats the spaces and hyphens of pasted text as ordinary ones", () => {
    const pasted = { phone: "\u00a0+1\u00a0(904)\u202f555\u20110100 " };
    expect(check(pasted).value?.phone).toBe("+1 (904) 555-0100");
    for (const phone of ["904\u2010555\u20130199", "904–555–0199", "904-555-0199\u200b"])
      expect(check({ phone }).value?.phone).toBe("904-555-0199");
    expect(check({ phone: "\u202d(904) 555-0199\u202c" }).value?.phone).toBe("(904) 555-0199");
  });

  it("has at most 20 characters", () => {
    expect(errorOf("phone", "1".repeat(20))).toBeUndefined();
    expect(errorOf("phone", "1".repeat(21))).toBe("Phone number must be less than 20 characters");
  });
});

describe("service and message", () => {
  it("accepts one of the six services", () => {
    for (const service of ["", "surgery", undefined])
      expect(errorOf("service", service)).toBe("Please select a service");
  });

  it("accepts a message of at most 1000 characters, a line break counted once", () => {
    expect(errorOf("message", `${"a".repeat(499)}\r\n${"b".repeat(500)}`)).toBeUndefined();
    expect(errorOf("message", "a".repeat(1001))).toBe("Message must be less than 1000 characters");
    for (const blank of [undefined, "", "  ", "\r\n \r\n", "\u200b\u2060\n\u3164"])
      expect(check({ message: blank }).value?.message, JSON.stringify(blank)).toBe("");
  });

  it("reads the line and page breaks of word processors as line breaks", () => {
    expect(check({ message: "a\vb\fc\u0085d" }).value?.message).toBe("a\nb\nc\nd");
  });

  it("rejects control characters, keeps markup and emoji as text", () => {
    expect(errorOf("message", "a\u0000b")).toBe("Message contains characters that cannot be sent");
    expect(check({ message: "<b>hi</b> 😀\ttab" }).value?.message).toBe("<b>hi</b> 😀\ttab");
  });
});

it("rejects a field sent twice and a file where text belongs", () => {
  const twice = new FormData();
  for (const [name, value] of Object.entries(good)) twice.append(name, value);
  twice.append("firstName", "Eve");
  expect(readInquiry(twice, words).reply().error).toHaveProperty("firstName");

  const file = new FormData();
  for (const [name, value] of Object.entries(good)) if (name !== "phone") file.append(name, value);
  file.append("phone", new File(["x"], "x.txt"));
  expect(readInquiry(file, words).reply().error).toHaveProperty("phone");
});
