import { describe, expect, it } from "vitest";
import { asciiEmail, isEmail, plainLine, plainName, plainText } from "./typed-text";

describe("a phone, a code or a search", () => {
  it.each([
    ["\u202d(904) 555-0199\u202c", "(904) 555-0199"],
    ["904\u2013555\u20140199\u200b", "904-555-0199"],
    ["904\u2010555\u22120199", "904-555-0199"],
    ["\ufeff904\u3000555\u2009\u00a00199 ", "904 555  0199"],
    ["904\u00ad555", "904555"],
  ])("%j is read as %j", (typed, plain) => {
    expect(plainLine(typed)).toBe(plain);
  });
});

describe("a name", () => {
  it.each([
    ["\u200eAda\u200f", "Ada"],
    ["\u200dعلی\u200cرضا\u200c", "علی\u200cرضا"],
    ["ක්\u200dෂ", "ක්\u200dෂ"],
    ["Ada\u200d\u200c Byron", "Ada Byron"],
    ["Anne\u2011Marie", "Anne-Marie"],
    ["\u200c\u3164\ufe0f", ""],
  ])("%j is read as %j", (typed, plain) => {
    expect(plainName(typed)).toBe(plain);
  });
});

describe("a message", () => {
  it.each([
    [
      "one\vtwo\fthree\u0085four\u2028five\u2029six\rseven\r\neight",
      "one\ntwo\nthree\nfour\nfive\nsix\nseven\neight",
    ],
    ["می\u200cخواهم – 👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "می\u200cخواهم – 👨‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿"],
    ["\u202ehello\u202c\u200b", "hello"],
    [" \u200b\n\u2060\ufeff\u200d\ufe0f\u2800", ""],
  ])("%j is read as %j", (typed, plain) => {
    expect(plainText(typed)).toBe(plain);
  });
});

describe("an email", () => {
  it.each([
    ["user@пример.рф", "user@xn--e1afmkfd.xn--p1ai"],
    ["user@xn--e1afmkfd.xn--p1ai", "user@xn--e1afmkfd.xn--p1ai"],
    ["user@bücher.de", "user@xn--bcher-kva.de"],
    ["\u200buser@例え。jp ", "user@xn--r8jz45g.jp"],
    ["User@Example.com", "User@Example.com"],
    ["a&b#c/d~e!f={g}@example.com", "a&b#c/d~e!f={g}@example.com"],
  ])("%j is stored as %j, and is one", (typed, stored) => {
    expect(asciiEmail(typed)).toBe(stored);
    expect(isEmail(stored)).toBe(true);
  });

  it.each([
    "",
    "user",
    "user@",
    "@example.com",
    "user@localhost",
    "user@пример",
    "us er@example.com",
    "user@example.com\nBcc: eve@example.com",
    "user@bücher.de/path",
    "user@bücher.de:25",
    "a@b@bücher.de",
    "user@-example.com",
    "user@example..com",
    "user@example.com.",
    "имя@example.com",
    "user@example.com, eve@example.com",
    "<user@example.com>",
  ])("%j is none", (typed) => {
    expect(isEmail(asciiEmail(typed))).toBe(false);
  });
});
